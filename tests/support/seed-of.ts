import { renderTexts } from "../../compiler/render/texts";
import type { ContentCollection } from "../../compiler/read/content-collection";
import { buildSeed } from "../../compiler/write/seed-sql";
import { contents } from "./contents";

/** The seed of some contents, with the themes and profiles of the site. */
export function seedOf(some: Partial<ContentCollection>): string {
  return buildSeed(
    renderTexts({
      ...contents,
      ...{ faqs: [], quizzes: [], guides: [], foods: [], withdrawnFoods: [], storages: [], phrasings: [] },
      ...some,
    }),
  );
}
