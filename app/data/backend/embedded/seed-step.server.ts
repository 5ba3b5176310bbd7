import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/** SQL that the database runs again only if its digest changes. */
export type Step = { name: string; sql: string; digest: string };

// The database's thread imports this module. If the site imported it too, the thread would load the whole site.
const SEED = IS_PREVIEW ? "compiled/preview/seed.sql" : "compiled/site/seed.sql";

/** The compiled contents as a step. */
export function seedStep(): Step {
  const sql = readFileSync(SEED, "utf8");
  return { name: "seed", sql, digest: createHash("sha256").update(sql).digest("hex") };
}

/** The time at which the contents were compiled, in milliseconds since 1970. */
export const seedChangedAt = (): number => statSync(SEED).mtimeMs;
