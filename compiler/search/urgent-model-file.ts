import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import type { UrgentModelFile } from "../../app/server/compiled/compiled-contents";
import { digestOf } from "../../app/server/compiled/page-files";
import { compilerDigest } from "../../scripts/build/cached-file";
import { writeWhole } from "../write/write-page-files";
import { trainUrgentModel, type UrgentPhrase } from "./train-urgent-model";

const FILE = resolve("node_modules/.cache/faq-alim/urgent-model.json");

const model = z.object({
  classes: z.array(z.string()),
  biases: z.array(z.number()),
  scale: z.number(),
  weights: z.string(),
}) satisfies z.ZodType<UrgentModelFile>;
const storedSchema = z.object({ madeFrom: z.string(), model });

/** What the model learns from: the phrases of emergencies, and as ordinary terms the questions and their phrasings. */
type Taught = {
  urgentPhrases: UrgentPhrase[];
  phrasings: readonly { phrasings: string[] }[];
  faqs: readonly { question: string; published: boolean }[];
};

/** The last model is stored, because training takes seconds. */
export function urgentModelOf({ urgentPhrases, phrasings, faqs }: Taught): UrgentModelFile {
  const questions = faqs.filter(({ published }) => published).map(({ question }) => question);
  const ordinary = [...phrasings.flatMap((each) => each.phrasings), ...questions];
  const madeFrom = digestOf([compilerDigest(), urgentPhrases, ordinary]);
  const last = existsSync(FILE) ? storedSchema.parse(JSON.parse(readFileSync(FILE, "utf8"))) : null;
  if (last?.madeFrom === madeFrom) return last.model;
  const trained = trainUrgentModel(urgentPhrases, ordinary);
  mkdirSync(dirname(FILE), { recursive: true });
  writeWhole(FILE, JSON.stringify({ madeFrom, model: trained }));
  return trained;
}
