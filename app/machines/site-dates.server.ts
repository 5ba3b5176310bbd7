import { z } from "zod";
import { cached } from "~/server/backend/cache.server";
import { readEachRow } from "~/server/rows/read-rows.server";
import { read } from "~/server/backend/supabase.server";
import { latestDay } from "./site-map-xml";
import { moment } from "~/server/rows/columns.server";

/**
 * The number of ids in a sitemap part: PostgREST returns at most 1,000 rows. `faqalim_site_dates` contains the same number.
 */
export const PART_IDS = 1_000;

/** If the site exceeds either limit, the sitemap has several files. */
const MAX_QUESTIONS = 1_000;
const MAX_PARTS = 5;

type Dated = { questions: number; changedOn: string | null };

/**
 * The number and last change of published questions: in total, and by the id of the category, subcategory, audience or sitemap
 * part.
 */
type SiteDates = { all: Dated } & Record<
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
export async function findSiteDates(): Promise<SiteDates> {
  const rows = await cached("site-dates", async () => {
    const { data } = await read((client) => client.rpc("faqalim_site_dates"));
    return readEachRow(dateRow, Array.isArray(data) ? data : null, "faqalim_site_dates");
  });
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
}

/** Whether questions have separate sitemap files and are not on the site plan page. */
export function isLarge({ all, part }: Pick<SiteDates, "all" | "part">): boolean {
  return all.questions > MAX_QUESTIONS || part.size > MAX_PARTS;
}
