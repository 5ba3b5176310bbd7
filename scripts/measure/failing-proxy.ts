import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port";

/** Responds instead of the backend, or resolves to `false` to let the request through. */
type Fault = (response: ServerResponse, url: string) => unknown;

const json = { "Content-Type": "application/json" };
export const faults: Record<string, Fault> = {
  "answers 500": (response) => void response.writeHead(500).end("Internal Server Error"),
  "sends a page instead of JSON": (response) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end("<html>maintenance</html>"),
  "sends another JSON": (response) => void response.writeHead(200, json).end('{"status":"ok"}'),
  "sends half an answer": (response) => {
    response.writeHead(200, { ...json, "Content-Length": "1000" }).write('[{"id":');
    setTimeout(() => response.destroy(), 50);
  },
  "answers after 30 s": (response) => void setTimeout(() => response.writeHead(200, json).end("[]"), 30_000),
  "answers 200 [] to everything": (response) => void response.writeHead(200, json).end("[]"),
  "answers 401": (response) => void response.writeHead(401, json).end('{"code":"PGRST301"}'),
  "searches after 30 s": (response, url) =>
    /rpc.faqalim_(?:search|best)/.test(url) &&
    setTimeout(() => response.writeHead(200, json).end("[]"), 30_000),
  "responds to each query after 0.4 s": () => pause(400).then(() => false),
};

const SENT_ON = ["accept", "apikey", "authorization", "content-type", "prefer", "range", "range-unit"];

/** Starts a proxy in front of `url` that can be stopped and can inject faults. */
export async function startProxy(url: string) {
  const port = await freePort();
  const state: { fault: Fault | null } = { fault: null };
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    if (state.fault && (await state.fault(response, request.url ?? "")) !== false) return;
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
