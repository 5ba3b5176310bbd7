import { createHash } from "node:crypto";
import { remember } from "@epic-web/remember";
import { cached } from "~/server/backend/cache.server";
import { listFaqsById } from "~/questions/faqs.server";
import { compiled } from "~/server/compiled/compiled.server";
import { buildSearchIndex, type SearchedFaq, type SearchIndex } from "./search-index";

type Built = { digest: string; index: Promise<SearchIndex> };

const last = remember("search-index", (): { built: Built | null } => ({ built: null }));

/**
 * The index of the published questions, for a content version. It is built again only if a question or a phrasing has changed.
 * @throws BackendError
 */
export function searchIndex(): Promise<SearchIndex> {
  // The cache counts JSON, of which functions have none: the index does not fill it.
  return cached("search-index", async () => {
    const faqs = await listSearchedFaqs();
    const digest = createHash("sha1").update(JSON.stringify(faqs)).digest("hex");
    if (last.built?.digest !== digest) last.built = { digest, index: buildSearchIndex(faqs) };
    return last.built.index;
  });
}

async function listSearchedFaqs(): Promise<SearchedFaq[]> {
  const phrasings = new Map(compiled().contents.phrasings.map((each) => [each.faq, each.phrasings]));
  return (await listFaqsById()).map(({ id, question, lead, texts }) => ({
    ...{ id, question, lead, text: texts.text },
    phrasings: phrasings.get(id) ?? [],
  }));
}
