import { z } from "zod";
import { cached } from "~/server/backend/cache.server";
import { readRow } from "~/server/backend/rows.server";
import { read } from "~/server/backend/supabase.server";
import { compiled } from "~/server/compiled/compiled.server";
import { FOODS_PATH } from "~/foods/food";
import { type ErrorPage, missing } from "~/shell/frame/error-page";

const ids = z.array(z.number());
const withdrawnRow = z.object({ faqs: ids, quizzes: ids, foods: ids });

/** The ids of rows that are unpublished or, for FAQs, in an inactive category. @throws BackendError */
export function listWithdrawn(): Promise<z.output<typeof withdrawnRow>> {
  return cached("withdrawn", async () => {
    const { data } = await read((client) => client.rpc("faqalim_withdrawn"));
    return readRow(withdrawnRow, data, "faqalim_withdrawn");
  });
}

type Kind = keyof z.output<typeof withdrawnRow>;

export const MISSING: Record<Kind, ErrorPage> = {
  faqs: {
    title: "Question introuvable",
    text: "Cette question n’existe pas, n’est plus en ligne, ou a changé d’adresse.",
    to: "/recherche",
    label: "Chercher une question",
  },
  quizzes: {
    title: "Quiz introuvable",
    text: "Ce quiz n’existe pas, n’est plus en ligne, ou a changé d’adresse.",
    to: "/quiz",
    label: "Retour aux quiz",
  },
  foods: {
    title: "Aliment introuvable",
    text: "Cet aliment n’existe pas, n’est plus en ligne, ou a changé d’adresse.",
    to: FOODS_PATH,
    label: "Chercher un aliment",
  },
};

const withdrawn: ErrorPage = {
  title: "Page retirée",
  text: "Nous avons retiré cette page, par exemple parce qu’elle n’était plus à jour.",
  to: "/recherche",
  label: "Chercher une question",
};

/** The row with this id. @throws Response 410 if the content is withdrawn, 404 if it never existed; BackendError */
export async function foundOrGone<Row extends { id: number }>(
  kind: Kind,
  id: number | null,
  list: () => Promise<Row[]>,
): Promise<Row> {
  const found = (await list()).find((row) => row.id === id);
  if (found) return found;
  const isWithdrawn = id !== null && (await listWithdrawn())[kind].includes(id);
  if (isWithdrawn) throw missing(kind === "quizzes" ? MISSING.quizzes : withdrawn, 410);
  throw missing(MISSING[kind]);
}

/** The id of the question that replaces a retired one; any other id is returned as it is. */
export function currentFaqId(id: number | null): number | null {
  return compiled().contents.retiredFaqs.find((retired) => retired.id === id)?.replacedBy ?? id;
}
