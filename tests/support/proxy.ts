import { Agent, createServer, type IncomingMessage, request, type RequestOptions } from "node:http";
import { freePort } from "./free-port";

/** A server that passes each request on as `route` says, until it is stopped; it can be started again. */
export async function startProxy(route: (incoming: IncomingMessage) => RequestOptions) {
  const port = await freePort();
  // Do not keep connections alive, because a site may close an idle connection at the moment when a post uses it.
  const agent = new Agent({ keepAlive: false });
  // Longer than any pause in a test, so that idle connections stay open.
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const target = { host: "127.0.0.1", method, path, headers, agent, ...route(incoming) };
    const onward = request(target, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  const start = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await start();
  return { url: `http://127.0.0.1:${port}`, start, stop };
}
