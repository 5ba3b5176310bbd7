import { createHash } from "node:crypto";
import { readSeed } from "~/data/site/compiled.server";

/** SQL that the database runs again only if its digest changes. */
export type Step = { name: string; sql: string; digest: string };

/** The compiled contents as a step. */
export function seedStep(): Step {
  const sql = readSeed();
  return { name: "seed", sql, digest: createHash("sha256").update(sql).digest("hex") };
}
