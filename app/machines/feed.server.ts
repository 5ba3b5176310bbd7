import { type FeedEntry, faqEntry } from "./xml";
import { guidePath } from "~/guides/guide-path";
import { cached } from "~/server/backend/cache.server";
import { withTexts } from "~/questions/answer/answers.server";
import { readRows } from "~/server/rows/read-rows.server";
import { read } from "~/server/backend/supabase.server";
import { listGuides } from "~/guides/guides.server";
import { FAQ_DETAILS_COLUMNS, faqDetailsRow } from "~/questions/rows.server";

const FEED_FAQS = 40;

/** The newest questions and all guides. @throws BackendError */
export async function listNews(): Promise<FeedEntry[]> {
  const newest = cached("news", async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_faqs")
        .select(FAQ_DETAILS_COLUMNS)
        .eq("is_published", true)
        .order("created_at", { ascending: false })
        .order("order_index", { ascending: false })
        .order("id", { ascending: false })
        .limit(FEED_FAQS),
    );
    const faqs = await Promise.all(readRows(faqDetailsRow, data, "faqalim_faqs").map(withTexts));
    return faqs.map((faq) => ({ id: faq.id, entry: faqEntry(faq) }));
  });
  const guides = listGuides().map((guide): FeedEntry => ({
    title: guide.title,
    path: guidePath(guide.slug),
    id: `/fiches-pratiques/${guide.slug}`,
    summary: guide.description,
    category: guide.category,
    publishedOn: guide.createdOn,
    changedOn: guide.reviewedOn,
  }));
  return [...(await newest).map(({ entry }) => entry), ...guides];
}
