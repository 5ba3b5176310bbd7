import { z } from "zod";
import { findGuide } from "~/data/content.server";
import { counted } from "~/domain/content/typography";
import { questionPath } from "~/domain/faq/question-path";
import { guidePath } from "~/domain/guide/guide-path";
import { csv, operatorClient, PAGE, readAll } from "./operator-rows.server";

const feedbackRow = z
  .object({
    id: z.number(),
    created_on: z.string().date(),
    helped: z.boolean(),
    comment: z.string().nullable(),
    guide_slug: z.string().nullable(),
    faq: z.object({ id: z.number(), question: z.string() }).nullable(),
  })
  .transform(({ faq, guide_slug: slug, ...row }) => ({
    ...row,
    page: faq ? questionPath(faq) : guidePath(slug ?? ""),
    title: faq ? faq.question : (findGuide(slug ?? "")?.title ?? slug ?? ""),
  }));

type FeedbackRow = z.output<typeof feedbackRow>;

const missRow = z.object({ term: z.string(), times: z.number(), has_best: z.boolean() });

/** A term that fewer searched for may be about one person. */
const LEAST_TIMES = 3;

async function readFeedback(): Promise<FeedbackRow[]> {
  const client = await operatorClient();
  return readAll(async (afterId) => {
    const { data } = await client
      .from("faqalim_feedback")
      .select("id, created_on, helped, comment, guide_slug, faq:faqalim_faqs(id, question)")
      .gt("id", afterId)
      .order("id")
      .limit(PAGE)
      .throwOnError();
    return z.array(feedbackRow).parse(data);
  });
}

/** Every answer as CSV, oldest first, without its form's id. @throws SettingsError on a read-only site, ZodError on a bad row */
export async function exportFeedback(): Promise<string> {
  const rows = (await readFeedback()).map(({ helped, ...row }) => ({
    ...row,
    helped: helped ? "oui" : "non",
  }));
  return csv(rows, ["created_on", "page", "title", "helped", "comment"]);
}

/** The answers by page, worst first, with their texts, then what was looked for in vain. @throws as `exportFeedback` */
export async function reportFeedback(): Promise<string> {
  const pages = new Map<string, FeedbackRow[]>();
  for (const row of await readFeedback()) pages.set(row.page, [...(pages.get(row.page) ?? []), row]);
  const worstFirst = [...pages.values()].map(summaryOf).sort((a, b) => a.balance - b.balance || b.no - a.no);
  const { nowhere, near } = await readMisses();
  return [
    section(
      "Avis sur les pages, les moins bons d’abord",
      worstFirst.map(({ text }) => text),
    ),
    section(`Recherches sans aucun résultat, faites ${LEAST_TIMES} fois ou plus`, nowhere),
    section(`Recherches qui n’ont trouvé que des réponses proches, faites ${LEAST_TIMES} fois ou plus`, near),
  ].join("\n\n");
}

function section(title: string, lines: string[]): string {
  return [title, "=".repeat(title.length), ...(lines.length > 0 ? lines : ["Rien."])].join("\n");
}

function summaryOf(rows: FeedbackRow[]) {
  const yes = rows.filter(({ helped }) => helped).length;
  const no = rows.length - yes;
  const [first] = rows;
  const texts = rows.flatMap(({ created_on: day, comment }) =>
    comment === null ? [] : [`    ${day}  ${comment.replaceAll("\n", "\n                ")}`],
  );
  return {
    balance: yes - no,
    no,
    text: [`${yes} oui, ${no} non  ${first?.title}  ${first?.page}`, ...texts].join("\n"),
  };
}

async function readMisses(): Promise<{ nowhere: string[]; near: string[] }> {
  const client = await operatorClient();
  const { data } = await client.rpc("faqalim_list_search_misses", { at_least: LEAST_TIMES }).throwOnError();
  const misses = z.array(missRow).parse(data);
  const lines = (hasBest: boolean) =>
    misses
      .filter(({ has_best }) => has_best === hasBest)
      .map(({ term, times }) => `${counted(times, "recherche")}  ${term}`);
  return { nowhere: lines(false), near: lines(true) };
}

/** Erases texts and counts of searches older than `days`, not the answers; returns how many. @throws as `exportFeedback` */
export async function purgeFeedback(days: number): Promise<{ texts: number; searches: number }> {
  const client = await operatorClient();
  const before = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const texts = await client
    .from("faqalim_feedback")
    .update({ comment: null })
    .lt("created_on", before)
    .not("comment", "is", null)
    .select("id")
    .throwOnError();
  const searches = await client
    .from("faqalim_search_misses")
    .delete()
    .lt("day", before)
    .select("term")
    .throwOnError();
  return { texts: texts.data.length, searches: searches.data.length };
}
