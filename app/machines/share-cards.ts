import type { Audience } from "~/questions/audiences/audience";
import type { Category } from "~/questions/categories/category";
import { listTitle } from "~/foods/food-words";
import type { Situation } from "~/foods/look-up/situation";
import { type GuideSummary, guideTone } from "~/guides/guide";
import type { QuizSummary } from "~/quiz/quiz";
import type { Tone } from "~/shell/tone";

/** What a share image shows. `label` is the line above the title. */
export type ShareCard = { path: string; title: string; label: string; tone: Tone };

const path = (kind: "site" | "theme" | "profil" | "fiche" | "quiz" | "liste", key: string | number) =>
  `/partage/${kind}/${key}.png`;

export const siteCard: ShareCard = {
  path: path("site", "accueil"),
  title: "Toutes vos questions sur la nutrition, enfin répondues\u202f!",
  label: "Votre guide nutrition",
  tone: "secondary",
};

export function categoryCard({
  slug,
  title,
  isMyths,
  color,
}: Pick<Category, "slug" | "title" | "isMyths" | "color">): ShareCard {
  const label = isMyths ? "Vrai ou Faux\u202f?" : "Questions et réponses";
  return { path: path("theme", slug), title, label, tone: color };
}

export function audienceCard({
  slug,
  name,
  description,
  tone,
}: Pick<Audience, "slug" | "name" | "description" | "tone">): ShareCard {
  return {
    ...{ path: path("profil", slug), title: `${name}\u202f: bien manger`, label: description },
    tone,
  };
}

export function guideCard({ slug, title, category }: GuideSummary): ShareCard {
  return { path: path("fiche", slug), title, label: "Fiche pratique", tone: guideTone(category) };
}

export function quizCard({ id, title, category }: Pick<QuizSummary, "id" | "title" | "category">): ShareCard {
  return {
    ...{ path: path("quiz", id), title, label: category ? `Quiz\u00a0· ${category.name}` : "Quiz" },
    tone: category?.tone ?? "secondary",
  };
}

export function listCard(situation: Situation): ShareCard {
  return {
    ...{ path: path("liste", situation.key), title: listTitle(situation) },
    ...{ label: "À éviter, à limiter, oui", tone: "accent" },
  };
}
