import { z } from "zod";
import type { Proofreading } from "../../app/questions/answer/proofreading";
import { date, text } from "./content-fields";
import { parseYamlContent } from "./parse-content";

export const PROOFREADINGS_FILE = "relectures.yaml";

const proofreadingsSchema = z.array(
  z.object({ question: z.number().int().positive(), name: text, profession: text, date }).strict(),
);

/** The content of relectures.yaml; empty if the file is missing. @throws ContentError */
export function readProofreadings(raw: string | undefined): Proofreading[] {
  return raw === undefined ? [] : parseYamlContent(proofreadingsSchema, raw, PROOFREADINGS_FILE);
}
