import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort } from "../../support/free-port";

export const PUBLISHABLE_KEY = "sb_publishable_test";
export const SECRET_KEY = "sb_secret_test";

/** A JWT (HS256) that authenticates a role if PostgREST has the same secret. */
export function roleJwt(role: string, secret: string): string {
  const [head, claims] = [{ alg: "HS256", typ: "JWT" }, { role }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const signed = `${head}.${claims}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

export type RestGateway = Awaited<ReturnType<typeof startRestGateway>>;

/**
 * The parts of Supabase's API gateway that the site needs: it removes `/rest/v1` from the path and replaces the
 * server's opaque key with the JWT of its role. A key that is already a JWT, as in older projects, is passed on to PostgREST, which
 * verifies it. A request with any other key is anonymous.
 */
export async function startRestGateway(restUrl: string, jwtSecret: string) {
  const port = await freePort();
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = new Headers();
    for (const name of ["accept", "prefer", "range", "range-unit", "content-type"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const key = String(request.headers["apikey"]);
    const jwt = key === SECRET_KEY ? roleJwt("service_role", jwtSecret) : key;
    if (jwt.split(".").length === 3) headers.set("authorization", `Bearer ${jwt}`);
    const sent = await buffer(request);
    const body = sent.length > 0 ? new Uint8Array(sent) : null;
    const path = (request.url ?? "").replace(/^\/rest\/v1/, "");
    const answer = await fetch(restUrl + path, { method: request.method ?? "GET", headers, body });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  // Longer than any pause in a test, so that idle connections stay open.
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    forward(request, response).catch(() => response.destroy());
  });
  const start = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await start();
  return { url: `http://127.0.0.1:${port}`, start, stop };
}
