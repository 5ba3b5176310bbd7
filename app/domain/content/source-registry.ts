import type { z } from "zod";
import { sourcesSchema } from "./content-schema";
import { ContentError, parseYamlContent } from "./parse-content";
import type { Source } from "~/domain/faq/source";

export type SourceRegistry = z.output<typeof sourcesSchema>;

/** @throws ContentError */
export function readSources(raw: string): SourceRegistry {
  return parseYamlContent(sourcesSchema, raw, "sources.yaml");
}

/** @throws ContentError when a key is not in the registry. */
export function resolveSources(keys: string[], registry: SourceRegistry, path: string): Source[] {
  return keys.map((key) => {
    const source = registry[key];
    if (!source) throw ContentError.in(path, `« sources » : la clé « ${key} » n’est pas dans sources.yaml`);
    return source;
  });
}
