import { createServer } from "node:http";

/**
 * What stands before PostgREST in a Supabase project, as far as reads need it: it takes `/rest/v1` off the path, and
 * the public key, which is no JWT, out of the headers.
 */
export async function startRestGateway(restUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const headers = new Headers();
    for (const name of ["accept", "prefer", "range", "range-unit", "content-type"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void (async () => {
        const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
        const path = (request.url ?? "").replace(/^\/rest\/v1/, "");
        const answer = await fetch(restUrl + path, { method: request.method ?? "GET", headers, body });
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(Buffer.from(await answer.arrayBuffer()));
      })();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
