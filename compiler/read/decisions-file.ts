import { z } from "zod";
import { text } from "./content-fields";
import { ContentError, parseYamlContent } from "./parse-content";

export const DECISIONS_FILE = "decisions.yaml";

const decisionsSchema = z
  .object({
    /** The ids of the questions whose answers are printed for a health professional. */
    reponses: z.array(z.number().int().positive()).min(1),
    decisions: z.array(z.object({ profession: text, questions: z.array(text).min(1) }).strict()),
  })
  .strict();

/** The questions that only a health professional can decide, by profession, and the answers that one should read first. */
export type Decisions = z.output<typeof decisionsSchema>;

/** @throws ContentError */
export function readDecisions(raw: string | undefined): Decisions {
  if (raw === undefined) throw ContentError.in(DECISIONS_FILE, "le fichier manque");
  return parseYamlContent(decisionsSchema, raw, DECISIONS_FILE);
}
