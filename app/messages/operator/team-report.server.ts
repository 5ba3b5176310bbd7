import { z } from "zod";
import { counted } from "~/text/typography";
import { guidePath } from "~/guides/guide";
import { questionPath } from "~/questions/faq";
import { readAsServer } from "~/server/backend/supabase.server";
import { readAllRows } from "~/server/backend/rows.server";
import { findGuide } from "~/guides/guides.server";
import { LEAST_TIMES, listSearchMisses } from "~/search/search-misses.server";

const feedbackRow = z
  .object({
    id: z.number(),
    created_on: z.string().date(),
    /** Null for a comment without a vote. */
    helped: z.boolean().nullable(),
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

/** The feedback by page with its comments, worst page first, then the search terms without results. */
export async function reportFeedback(): Promise<string> {
  const rows = await readAllRows(
    feedbackRow,
    "faqalim_feedback",
    (client) =>
      client
        .from("faqalim_feedback")
        .select("id, created_on, helped, comment, guide_slug, faq:faqalim_faqs(id, question)"),
    { readPart: readAsServer },
  );
  const pages = [...new Set(rows.map(({ page }) => page))]
    .map((page) => pageReport(rows.filter((row) => row.page === page)))
    .sort((one, other) => one.balance - other.balance);
  const misses = await listSearchMisses();
  const linesOf = (hasBest: boolean) =>
    misses
      .filter((miss) => miss.hasBest === hasBest)
      .map(({ term, times }) => `${counted(times, "recherche")}  ${term}`);
  return [
    section(
      "Avis sur les pages, les moins bons d’abord",
      pages.map(({ text }) => text),
    ),
    section(`Recherches sans aucun résultat, faites ${LEAST_TIMES} fois ou plus`, linesOf(false)),
    section(
      `Recherches qui n’ont trouvé que des réponses proches, faites ${LEAST_TIMES} fois ou plus`,
      linesOf(true),
    ),
  ].join("\n\n");
}

function pageReport(rows: FeedbackRow[]) {
  const [yes, no] = [true, false].map((helped) => rows.filter((row) => row.helped === helped).length);
  const comments = rows.flatMap(({ created_on: day, comment }) =>
    comment === null ? [] : `    ${day}  ${comment.replaceAll("\n", "\n                ")}`,
  );
  const [first] = rows;
  const head = `${yes} oui, ${no} non  ${first?.title}  ${first?.page}`;
  return { balance: (yes ?? 0) - (no ?? 0), text: [head, ...comments].join("\n") };
}

function section(title: string, lines: string[]): string {
  return [title, "=".repeat(title.length), ...(lines.length > 0 ? lines : ["Rien."])].join("\n");
}
