import { type FeedEntry, faqEntry } from "./feed-and-site-map";
import { guidePath } from "~/guides/guide";
import { listGuides } from "~/guides/guides.server";
import { listFaqs } from "~/questions/faqs.server";

const FEED_FAQS = 40;

/** The newest questions and all guides. @throws BackendError */
export async function listNews(): Promise<FeedEntry[]> {
  const faqs = (await listFaqs()).slice(0, FEED_FAQS).map(faqEntry);
  const guides = listGuides().map((guide): FeedEntry => ({
    title: guide.title,
    path: guidePath(guide.slug),
    id: `/fiches-pratiques/${guide.slug}`,
    summary: guide.description,
    category: guide.category,
    publishedOn: guide.createdOn,
    changedOn: guide.reviewedOn,
  }));
  return [...faqs, ...guides];
}
