export type AudienceIcon = "Dumbbell" | "Baby" | "HeartPulse" | "Users";
export type AudienceTone = "blue" | "orange" | "rose" | "green";

export type Audience = {
  id: number;
  name: string;
  slug: string;
  description: string;
  icon: AudienceIcon;
  tone: AudienceTone;
};

const ICONS: readonly string[] = ["Dumbbell", "Baby", "HeartPulse", "Users"];

export function audiencePath(slug: string, page = 1): string {
  return `/profil/${slug}${page > 1 ? `?page=${page}` : ""}`;
}

/** The icon with this name, or Users if the name is unknown (specification, section 3). */
export function audienceIcon(icon: string): AudienceIcon {
  const isKnown = (value: string): value is AudienceIcon => ICONS.includes(value);
  return isKnown(icon) ? icon : "Users";
}

/** The first of the four card colors that `gradient` contains; green if it contains none. */
export function audienceTone(gradient: string): AudienceTone {
  const tones: AudienceTone[] = ["blue", "orange", "rose", "green"];
  return tones.find((tone) => gradient.toLowerCase().includes(tone)) ?? "green";
}
