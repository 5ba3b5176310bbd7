import type { Source } from "~/shell/article/source";
import type { Tone } from "~/shell/tone";

// The schema of guides is elsewhere, because browsers load this module and zod would become part of the bundle.

export type GuideSummary = {
  slug: string;
  title: string;
  description: string;
  category: string;
  difficulty: string;
  readingTime: string;
};

type GuideSection = { id: string; icon: string; title: string; subtitles: string[]; html: string };

export type Guide = GuideSummary & {
  introduction: string;
  sections: GuideSection[];
  objectives: string[];
  tips: string[];
  keyTakeaways: string[];
  sources: Source[];
  createdOn: string;
  reviewedOn: string;
  /** Its sections, if they are the steps of a procedure. */
  steps: { id: string; title: string; text: string }[] | null;
  tools: (typeof guideTools)[number][];
};

export const GUIDES_PATH = "/fiches-pratiques";

export function guidePath(slug: string): string {
  return `${GUIDES_PATH}/${slug}`;
}

export const GUIDE_SLUGS = [
  "lire-etiquettes-nutritionnelles",
  "meal-prep-debutant",
  "equilibrer-assiette",
  "hydratation-quotidienne",
  "gestion-portions",
  "snacks-sains",
  "courses-intelligentes",
  "cuisine-rapide",
  "proteines-vegetales",
  "conservation-aliments",
  "alimentation-sportif",
  "budget-alimentaire",
];

export const guideCategories = [
  "Bases de la nutrition",
  "Organisation",
  "Santé",
  "Perte de poids",
  "Recettes",
  "Alimentation végétale",
  "Sport",
] as const;
/** The tools that a guide can lead to, each at its address: /saisons. */
export const guideTools = ["aliments", "conservation", "saisons"] as const;
export const guideDifficulties = ["Débutant", "Intermédiaire"] as const;

/** The tones of the site's themes on the same subjects. */
const tones: Record<string, Tone> = {
  "Bases de la nutrition": "primary",
  Recettes: "primary",
  Santé: "accent",
  "Perte de poids": "accent",
};

export const guideTone = (category: string) => tones[category] ?? "secondary";

export const guideIllustration = (slug: string) => `fiche-${slug}`;

export function guideFacts({ readingTime, difficulty }: GuideSummary): string {
  return `${difficulty}, ${readingTime}`;
}

/** The next guide of the same category, else the next guide of the list, whose first guide follows its last. */
export function nextGuide<G extends { slug: string; category: string }>(
  slug: string,
  guides: G[],
): G | undefined {
  const position = guides.findIndex((guide) => guide.slug === slug);
  const later = guides.slice(position + 1);
  const next = later.find(({ category }) => category === guides[position]?.category) ?? later[0] ?? guides[0];
  return next?.slug === slug ? undefined : next;
}
