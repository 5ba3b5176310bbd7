import { createHash } from "node:crypto";
import { readSeed } from "~/data/site/compiled.server";

/** SQL that the database runs again only if its digest changes. */
export type Step = { name: string; sql: string; digest: string };

const seed = readSeed();

export const seedStep: Step = {
  name: "seed",
  sql: seed,
  digest: createHash("sha256").update(seed).digest("hex"),
};
