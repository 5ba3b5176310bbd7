import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** SQL that the database runs again only if its digest changes. */
export type Step = { name: string; sql: string; digest: string };

// Not a constant of a module that the site imports too: the database's thread would then load the whole site.
const SEED = IS_PREVIEW ? "build/preview/seed.sql" : "build/contents/seed.sql";

/** The compiled contents as a step. */
export function seedStep(): Step {
  const sql = readFileSync(SEED, "utf8");
  return { name: "seed", sql, digest: createHash("sha256").update(sql).digest("hex") };
}
