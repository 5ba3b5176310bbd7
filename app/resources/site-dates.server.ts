import { z } from "zod";
import { cached } from "~/data/backend/cache.server";
import { readEachRow } from "~/data/backend/read-rows.server";
import { moment } from "~/data/backend/rows.server";
import { read } from "~/data/backend/supabase.server";
import { latestDay } from "./site-map";

/** A part of the site map has the questions of this many ids (`faqalim_site_dates`): PostgREST sends no more rows at once. */
export const PART_IDS = 1_000;

/** More questions than this, or more parts, make a site map of several files. */
const MAX_QUESTIONS = 1_000;
const MAX_PARTS = 5;

type Dated = { questions: number; changedOn: string | null };

/** The numbers and the last change of the published questions: of all, and by the id of what they belong to. */
export type SiteDates = { all: Dated } & Record<
  "category" | "subcategory" | "audience" | "part",
  Map<number, Dated>
>;

const dateRow = z
  .object({
    kind: z.enum(["all", "category", "subcategory", "audience", "part"]),
    id: z.number().nullable(),
    questions: z.number(),
    created_at: moment.nullable(),
    reviewed_on: z.string().date().nullable(),
  })
  .transform(({ kind, id, questions, created_at, reviewed_on }) => ({
    kind,
    id: id ?? 0,
    questions,
    changedOn: latestDay([created_at, reviewed_on]),
  }));

/** @throws BackendError */
export function findSiteDates(): Promise<SiteDates> {
  return cached("site-dates", async () => {
    const { data } = await read((client) => client.rpc("faqalim_site_dates"));
    const rows = readEachRow(dateRow, Array.isArray(data) ? data : null, "faqalim_site_dates");
    const of = (wanted: (typeof rows)[number]["kind"]) =>
      new Map(
        rows
          .filter(({ kind }) => kind === wanted)
          .map(({ id, questions, changedOn }) => [id, { questions, changedOn }]),
      );
    return {
      all: of("all").get(0) ?? { questions: 0, changedOn: null },
      category: of("category"),
      subcategory: of("subcategory"),
      audience: of("audience"),
      part: of("part"),
    };
  });
}

/** Whether the questions have files of their own in the site map, and are not on the page of the site's plan. */
export function isLarge({ all, part }: Pick<SiteDates, "all" | "part">): boolean {
  return all.questions > MAX_QUESTIONS || part.size > MAX_PARTS;
}
