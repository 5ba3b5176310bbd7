import { createHmac } from "node:crypto";
import { createServer } from "node:http";

export const PUBLISHABLE_KEY = "sb_publishable_test";
export const SECRET_KEY = "sb_secret_test";
/** The key and token of a signed-in user; the site itself has no accounts. */
export const ACCOUNT_KEY = "sb_account_test";

const ROLES = new Map([
  [SECRET_KEY, "service_role"],
  [ACCOUNT_KEY, "authenticated"],
]);

/** A JWT (HS256) that authenticates a role if PostgREST has the same secret. */
export function roleJwt(role: string, secret: string): string {
  const [head, claims] = [{ alg: "HS256", typ: "JWT" }, { role }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const signed = `${head}.${claims}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

/**
 * The parts of Supabase's API gateway that the site needs: it removes `/rest/v1` from the path and replaces the project's
 * opaque keys with the JWT of their role. A key that is already a JWT, as in older projects, is passed on to PostgREST, which
 * verifies it. A request with any other key is anonymous.
 */
export async function startRestGateway(
  restUrl: string,
  jwtSecret: string,
): Promise<{ url: string; stop: () => void }> {
  // Longer than any pause in a test, so that idle connections stay open.
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const headers = new Headers();
    for (const name of ["accept", "prefer", "range", "range-unit", "content-type"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const key = String(request.headers["apikey"]);
    const role = ROLES.get(key);
    const jwt = role ? roleJwt(role, jwtSecret) : key;
    if (jwt.split(".").length === 3) headers.set("authorization", `Bearer ${jwt}`);
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
