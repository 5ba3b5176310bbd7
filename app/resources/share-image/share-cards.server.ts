import artwork from "~artwork";
import { type Category, isMythSlug } from "~/domain/faq/category";
import type { FaqDetails } from "~/domain/faq/faq";
import { readVerdict } from "~/domain/faq/verdict";
import { shareImage } from "./share-image";
import { type ShareCard, type ShareTone, SITE_DRAWING } from "./share-image-template";
import type { Audience, AudienceTone } from "~/domain/faq/audience";
import { findDrawing } from "~/domain/figure/drawings";
import {
  guideIllustration,
  profileIllustration,
  quizIllustration,
  categoryIllustration,
  familyIllustration,
  isDrawnSituation,
  situationIllustration,
} from "~/domain/figure/illustrations";
import { findAudience } from "~/data/faq/audiences.server";
import { isSlug, readId } from "~/domain/text/slug";
import { findCategory } from "~/data/faq/categories.server";
import { findGuide } from "~/data/site/contents.server";
import type { GuideSummary } from "~/domain/guide/guide";
import { guideTint } from "~/domain/guide/guide-kinds";
import { findFaq } from "~/data/faq/faqs.server";
import { findQuiz } from "~/data/quiz/quiz-questions.server";
import { findFood, findSituation } from "~/data/food/foods.server";
import type { Food } from "~/domain/food/food";
import type { Situation } from "~/domain/food/situation";
import type { QuizSummary } from "~/domain/quiz/quiz";
import { foodTitle, listTitle } from "~/domain/food/food-words";

const MYTH_LABEL = "Vrai ou Faux\u202f?";

const SITE_KEY = "accueil";

export const siteCard: ShareCard = {
  title: "Toutes vos questions sur la nutrition, enfin répondues\u202f!",
  label: "Votre guide nutrition",
  tone: "secondary",
  drawing: SITE_DRAWING,
};

/** The share image of pages that have none of their own. */
export const siteShareImage = shareImage("site", SITE_KEY, siteCard);

/** The contents of a page's share image; null if the page does not exist. @throws BackendError */
export async function findShareCard(kind: string, key: string): Promise<ShareCard | null> {
  switch (kind) {
    case "site":
      return key === SITE_KEY ? siteCard : null;
    case "theme":
      return cardOf(isSlug(key) ? await findCategory(key) : null, categoryCard);
    case "profil":
      return cardOf(isSlug(key) ? await findAudience(key) : null, audienceCard);
    case "fiche":
      return cardOf(findGuide(key), guideCard);
    case "quiz":
      return cardOf(await byId(key, findQuiz), quizCard);
    case "question": {
      const faq = await byId(key, findFaq);
      return faq && questionCard(faq, await findCategory(faq.category.slug));
    }
    case "aliment":
      return cardOf(await byId(key, findFood), foodCard);
    case "liste":
      return cardOf(findSituation(key), foodListCard);
    default:
      return null;
  }
}

function cardOf<Page>(page: Page | null | undefined, card: (page: Page) => ShareCard): ShareCard | null {
  return page ? card(page) : null;
}

async function byId<Page>(key: string, find: (id: number) => Promise<Page | null>): Promise<Page | null> {
  const id = readId(key);
  return id === null ? null : find(id);
}

export function categoryCard({ slug, title, isMyths, color }: Category): ShareCard {
  const drawing = categoryIllustration(slug);
  return isMyths
    ? { title, label: MYTH_LABEL, tone: "myth", drawing }
    : { title, label: "Questions et réponses", tone: color, drawing };
}

const audienceTones: Record<AudienceTone, ShareTone> = {
  blue: "primary",
  orange: "accent",
  rose: "accent",
  green: "secondary",
};

export function audienceCard({ slug, name, description, tone }: Audience): ShareCard {
  return {
    title: `${name}\u202f: bien manger`,
    label: description,
    tone: audienceTones[tone],
    drawing: profileIllustration(slug),
  };
}

export function guideCard({ slug, title, category }: GuideSummary): ShareCard {
  return { title, label: "Fiche pratique", tone: guideTint(category), drawing: guideIllustration(slug) };
}

export function quizCard({ id, title, category }: QuizSummary): ShareCard {
  return {
    title,
    label: category ? `Quiz\u00a0· ${category.name}` : "Quiz",
    tone: category && isMythSlug(category.slug) ? "myth" : (category?.color ?? "secondary"),
    drawing: quizIllustration(id, category?.slug),
  };
}

export function questionCard(faq: FaqDetails, category: Category | null): ShareCard {
  if (isMythSlug(faq.category.slug)) {
    const verdict = readVerdict(faq.idea);
    return { title: faq.question, label: MYTH_LABEL, tone: "myth", drawing: "myth", verdict };
  }
  return {
    title: faq.question,
    label: faq.category.name,
    tone: category?.color ?? "secondary",
    drawing: firstDrawing(faq.answer) ?? "question",
  };
}

/** The first drawing in the HTML; null if the drawing has pins, which need a legend. */
function firstDrawing(html: string): string | null {
  const [, name = ""] = /data-drawing="([a-z\d-]+)"/.exec(html) ?? [];
  return findDrawing(artwork, name)?.pins === 0 ? name : null;
}

export function foodCard(food: Food): ShareCard {
  return {
    title: foodTitle(food),
    label: "Aliment par aliment",
    tone: "secondary",
    drawing: familyIllustration(food.family),
  };
}

export function foodListCard(situation: Situation): ShareCard {
  return {
    title: listTitle(situation),
    label: "À éviter, à limiter, oui",
    tone: "accent",
    drawing: isDrawnSituation(situation.key) ? situationIllustration(situation.key) : SITE_DRAWING,
  };
}
