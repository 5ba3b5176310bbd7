import drafts from "~drafts";
import { createHash } from "node:crypto";
import seed from "../../../../supabase/seed.sql?raw";

/** SQL that the database runs again only if its digest changes. */
export type Step = { name: string; sql: string; digest: string };

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The contents. In development the drafts follow each new seed, because the seed withdraws them. */
export const contentSteps: Step[] = [
  { name: "seed", sql: seed, digest: digestOf(seed) },
  ...(drafts ? [{ name: "drafts", sql: drafts.sql, digest: digestOf(seed + drafts.sql) }] : []),
];
