import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { UrgentModelFile } from "../../app/server/compiled/compiled-contents";
import { cachePath, compilerDigest } from "../../scripts/build/cached-file";
import { writeWhole } from "../write/write-page-files";
import { trainUrgentModel, type UrgentPhrase } from "./train-urgent-model";

/** What the model learns from: the phrases of emergencies, and as ordinary terms the questions and their phrasings. */
type Taught = {
  urgentPhrases: UrgentPhrase[];
  phrasings: readonly { phrasings: string[] }[];
  faqs: readonly { question: string; published: boolean }[];
};

/** The model is cached, because training takes seconds. */
export function urgentModelOf({ urgentPhrases, phrasings, faqs }: Taught): UrgentModelFile {
  const questions = faqs.filter(({ published }) => published).map(({ question }) => question);
  const ordinary = [...phrasings.flatMap((each) => each.phrasings), ...questions];
  const taught = JSON.stringify([urgentPhrases, ordinary]);
  const path = cachePath("urgent-model.json", [compilerDigest(), taught]);
  if (existsSync(path)) return z.custom<UrgentModelFile>().parse(JSON.parse(readFileSync(path, "utf8")));
  const trained = trainUrgentModel(urgentPhrases, ordinary);
  mkdirSync(dirname(path), { recursive: true });
  writeWhole(path, JSON.stringify(trained));
  return trained;
}
