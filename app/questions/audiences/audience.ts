import type { AudienceTone } from "~/shell/tone";

export const AUDIENCE_ICONS = ["Dumbbell", "Baby", "HeartPulse", "Users"] as const;
export type AudienceIcon = (typeof AUDIENCE_ICONS)[number];

export type Audience = {
  id: number;
  name: string;
  slug: string;
  description: string;
  icon: AudienceIcon;
  tone: AudienceTone;
};

/** How many questions a profile shows on a page. */
export const AUDIENCE_PAGE_SIZE = 20;

export function audiencePath(slug: string, page = 1): string {
  return `/profil/${slug}${page > 1 ? `?page=${page}` : ""}`;
}

/** The first of the four card colors that `gradient` contains; green if it contains none. */
export function audienceTone(gradient: string): AudienceTone {
  const tones: AudienceTone[] = ["blue", "orange", "rose", "green"];
  return tones.find((tone) => gradient.toLowerCase().includes(tone)) ?? "green";
}
