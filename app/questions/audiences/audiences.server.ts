import { z } from "zod";
import { readActiveRows } from "~/questions/categories/categories.server";
import { compiled } from "~/server/compiled/compiled.server";
import type { ContentProfile } from "~/server/compiled/compiled-contents";
import { readRow, readRows } from "~/server/rows/read-rows.server";
import { type Audience, AUDIENCE_ICONS, audienceTone } from "./audience";

const TABLE = "faqalim_target_audiences";

const audienceRow = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    icon: z.enum(AUDIENCE_ICONS).catch("Users"),
    gradient: z.string().catch(""),
  })
  .transform(({ gradient, ...row }): Audience => ({ ...row, tone: audienceTone(gradient) }));

/** The active audiences, in display order. @throws BackendError */
export async function listAudiences(): Promise<Audience[]> {
  return readRows(audienceRow, await readActiveRows(TABLE), TABLE);
}

/** The active audience with this slug, or null. @throws BackendError, also if its row is malformed */
export async function findAudience(slug: string): Promise<Audience | null> {
  const row = (await readActiveRows(TABLE)).find((each) => each.slug === slug);
  return row ? readRow(audienceRow, row, TABLE) : null;
}

/** The introduction, definitions and tips for an audience, or null. */
export function findProfile(slug: string): ContentProfile | null {
  return compiled().contents.profiles.find((each) => each.slug === slug) ?? null;
}
