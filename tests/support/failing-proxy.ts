import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "./free-port";

/** Responds instead of the backend. */
type Fault = (response: ServerResponse) => void;

const json = { "Content-Type": "application/json" };
export const faults = {
  "responds 500": (response) => response.writeHead(500).end("Internal Server Error"),
  "sends HTML": (response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<html>maintenance</html>"),
  "sends another JSON": (response) => response.writeHead(200, json).end('{"status":"ok"}'),
  "sends half a response": (response) => {
    response.writeHead(200, { ...json, "Content-Length": "1000" }).write('[{"id":');
    setTimeout(() => response.destroy(), 50);
  },
  // Until the proxy stops.
  hangs: () => {},
  "responds 200 []": (response) => response.writeHead(200, json).end("[]"),
  "responds 401": (response) => response.writeHead(401, json).end('{"code":"PGRST301"}'),
} satisfies Record<string, Fault>;

const SENT_ON = ["accept", "apikey", "authorization", "content-type", "prefer", "range", "range-unit"];

/** Starts a proxy in front of `url` that can be stopped and can inject faults. */
export async function startProxy(url: string) {
  const port = await freePort();
  const state: { fault: Fault | null } = { fault: null };
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    if (state.fault) return state.fault(response);
    const body = request.method === "POST" ? new Uint8Array(await buffer(request)) : null;
    const method = request.method ?? "GET";
    const headers = SENT_ON.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const answer = await fetch(url + request.url, { method, headers, body });
    response.writeHead(answer.status, {
      "Content-Type": answer.headers.get("Content-Type") ?? "application/json",
      ...(answer.headers.has("Content-Range") && {
        "Content-Range": answer.headers.get("Content-Range") ?? "",
      }),
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer(
    (request, response) => void forward(request, response).catch(() => response.destroy()),
  );
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const start = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await start();
  return { url: `http://127.0.0.1:${port}`, state, start, stop };
}
