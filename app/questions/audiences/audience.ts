import type { Tone } from "~/shell/tone";

export const AUDIENCE_ICONS = ["Dumbbell", "Baby", "HeartPulse", "Users"] as const;
export type AudienceIcon = (typeof AUDIENCE_ICONS)[number];

export type Audience = {
  id: number;
  name: string;
  slug: string;
  description: string;
  icon: AudienceIcon;
  tone: Tone;
};

/** How many questions a profile shows on a page. */
export const AUDIENCE_PAGE_SIZE = 20;

export function audiencePath(slug: string, page = 1): string {
  return `/profil/${slug}${page > 1 ? `?page=${page}` : ""}`;
}

/** Maps blue to primary, orange and rose to accent, and any other `gradient` to secondary. */
export function audienceTone(gradient: string): Tone {
  if (/blue/i.test(gradient)) return "primary";
  return /orange|rose/i.test(gradient) ? "accent" : "secondary";
}
