/** `node deploy/secrets.mjs`: new secrets for deploy/.env, for who hosts the database alone. */
import { Buffer } from "node:buffer";
import { createHmac, randomBytes } from "node:crypto";

const base64url = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A key as Supabase makes it: a JWT (HS256) that names a role of the database. It does not expire. */
function keyOf(role, jwtSecret) {
  const signed = `${base64url({ alg: "HS256", typ: "JWT" })}.${base64url({ role, iss: "supabase" })}`;
  return `${signed}.${createHmac("sha256", jwtSecret).update(signed).digest("base64url")}`;
}

const secret = () => randomBytes(32).toString("hex");

const jwtSecret = secret();
const password = secret();

process.stdout.write(`COMPOSE_PROFILES=supabase
SUPABASE_URL=http://api:8000
JWT_SECRET=${jwtSecret}
SUPABASE_PUBLISHABLE_KEY=${keyOf("anon", jwtSecret)}
SUPABASE_SECRET_KEY=${keyOf("service_role", jwtSecret)}
POSTGRES_PASSWORD=${password}
RATE_LIMIT_DATABASE_URL=postgresql://postgres:${password}@db:5432/postgres
SIGNING_SECRET=${secret()}
`);
