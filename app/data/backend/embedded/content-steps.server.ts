import drafts from "~drafts";
import { createHash } from "node:crypto";
import seed from "../../../../supabase/seed.sql?raw";

/** What is applied to the database once for each digest. */
export type Step = { name: string; sql: string; digest: string };

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The contents; in development the drafts too, which a new seed withdraws. */
export const contentSteps: Step[] = [
  { name: "seed", sql: seed, digest: digestOf(seed) },
  ...(drafts ? [{ name: "drafts", sql: drafts.sql, digest: digestOf(seed + drafts.sql) }] : []),
];
