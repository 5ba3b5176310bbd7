import { z } from "zod";
import { resolveSources, type SourceRegistry } from "./source-registry";
import type { StorageRules } from "../../app/foods/storage/storage";
import { date, sourceKeys, text } from "./content-fields";
import { parseYamlContent } from "./parse-content";

export const STORAGE_RULES_FILE = "conservation.yaml";

const storageRulesSchema = z
  .object({
    relu_le: date,
    regles: z.array(z.object({ titre: text, texte: text, sources: sourceKeys }).strict()).min(1),
  })
  .strict();

/** The content of conservation.yaml; null if the file is missing. @throws ContentError */
export function readStorageRules(raw: string | undefined, registry: SourceRegistry): StorageRules | null {
  if (raw === undefined) return null;
  const { relu_le: reviewedOn, regles } = parseYamlContent(storageRulesSchema, raw, STORAGE_RULES_FILE);
  return {
    reviewedOn,
    rules: regles.map(({ titre: title, texte, sources }) => ({
      ...{ title, text: texte },
      sources: resolveSources(sources, registry, STORAGE_RULES_FILE),
    })),
  };
}
