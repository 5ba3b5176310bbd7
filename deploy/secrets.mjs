/** `node deploy/secrets.mjs`: prints new secrets for deploy/.env, for operators who host the database themselves. */
import { Buffer } from "node:buffer";
import { createHmac, randomBytes } from "node:crypto";
import { fstatSync } from "node:fs";

const base64url = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A key in Supabase's format: a JWT (HS256) that names a database role. It does not expire. */
function keyOf(role, jwtSecret) {
  const signed = `${base64url({ alg: "HS256", typ: "JWT" })}.${base64url({ role, iss: "supabase" })}`;
  return `${signed}.${createHmac("sha256", jwtSecret).update(signed).digest("base64url")}`;
}

const output = fstatSync(process.stdout.fd);
if (process.platform !== "win32" && output.isFile() && output.mode & 0o077) {
  console.error(
    "Le fichier peut être lu par d’autres utilisateurs de la machine : rien n’y a été écrit. Faites d’abord « chmod 600 .env ».",
  );
  process.exit(1);
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
SIGNING_SECRET=${secret()}
`);
