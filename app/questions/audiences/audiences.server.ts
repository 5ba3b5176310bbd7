import { z } from "zod";
import { readActiveRows } from "~/questions/categories/categories.server";
import { compiled } from "~/server/compiled/compiled.server";
import type { ContentProfile } from "~/server/compiled/compiled-contents";
import { type Audience, AUDIENCE_ICONS, audienceTone } from "./audience";

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
export function listAudiences(): Promise<Audience[]> {
  return readActiveRows(audienceRow, "faqalim_target_audiences");
}

/** The introduction, definitions and tips for an audience, or null. */
export function findProfile(slug: string): ContentProfile | null {
  return compiled().contents.profiles.find((each) => each.slug === slug) ?? null;
}
