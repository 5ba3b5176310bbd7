import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** SQL that the database runs again only if its digest changes. */
export type Step = { name: string; sql: string; digest: string };

// Not by a module that the site imports too: the database's thread would then load the whole site.
const seed = readFileSync(IS_PREVIEW ? "build/preview/seed.sql" : "build/contents/seed.sql", "utf8");

export const seedStep: Step = {
  name: "seed",
  sql: seed,
  digest: createHash("sha256").update(seed).digest("hex"),
};
