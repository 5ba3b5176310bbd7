/** Two instances of the site on a real PostgreSQL and PostgREST, as in production. */
import { Agent, createServer, request } from "node:http";
import { type Site, startSite } from "./server";

/** Starts two instances behind one URL. */
export async function startPair(settings: Record<string, string>): Promise<Pick<Site, "url" | "stop">> {
  // Imported here, because other runs do not need it.
  const { PUBLISHABLE_KEY, SECRET_KEY, startPostgres, startRealBackend } =
    await import("../../contract/postgres/real-backend");
  const postgres = await startPostgres();
  const backend = await startRealBackend(postgres.port);
  const start = () =>
    startSite({
      ...settings,
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      SUPABASE_SECRET_KEY: SECRET_KEY,
    });
  const instances = await Promise.all([start(), start()]);
  const proxy = await startProxy(instances.map(({ url }) => Number(new URL(url).port)));
  const stop = async () => {
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
    await backend.stop();
    await postgres.stop();
  };
  return { url: proxy.url, stop };
}

/** Sends each request to the next instance, so that consecutive requests reach different instances. */
async function startProxy(ports: number[]): Promise<{ url: string; stop: () => Promise<void> }> {
  // Do not keep connections alive, because an instance may close an idle connection at the moment when a post uses it.
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  // Longer than any pause in a test, so that idle connections stay open.
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const port = ports[(turn += 1) % ports.length];
    const { method, url: path, headers } = incoming;
    const onward = request({ host: "127.0.0.1", port, method, path, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
