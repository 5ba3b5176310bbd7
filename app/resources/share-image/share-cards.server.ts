import artwork from "~artwork";
import { isMythSlug } from "~/domain/faq/category";
import { readVerdict } from "~/domain/faq/verdict";
import { SITE_CARD } from "./share-image";
import { type ShareCard, type ShareTone, SITE_DRAWING } from "./share-image-template";
import type { AudienceTone } from "~/domain/faq/audience";
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
import { guideTint } from "~/domain/guide/guide-kinds";
import { findFaq } from "~/data/faq/faqs.server";
import { findQuiz } from "~/data/quiz/quiz-questions.server";
import { findFood, findSituation } from "~/data/food/foods.server";
import { foodTitle, listTitle } from "~/domain/food/food-words";

const MYTH_LABEL = "Vrai ou Faux\u202f?";

export const siteCard: ShareCard = {
  title: SITE_CARD.title,
  label: "Votre guide nutrition",
  tone: "secondary",
  drawing: SITE_DRAWING,
};

/** The contents of a page's share image; null if the page does not exist. @throws BackendError */
export async function findShareCard(kind: string, key: string): Promise<ShareCard | null> {
  switch (kind) {
    case "site":
      return key === SITE_CARD.key ? siteCard : null;
    case "theme":
      return isSlug(key) ? categoryCard(key) : null;
    case "profil":
      return isSlug(key) ? profileCard(key) : null;
    case "fiche":
      return guideCard(key);
    case "quiz":
      return quizCard(readId(key));
    case "question":
      return questionCard(readId(key));
    case "aliment":
      return foodCard(readId(key));
    case "liste":
      return foodListCard(key);
    default:
      return null;
  }
}

async function categoryCard(slug: string): Promise<ShareCard | null> {
  const category = await findCategory(slug);
  if (!category) return null;
  const { title, isMyths, color } = category;
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

async function profileCard(slug: string): Promise<ShareCard | null> {
  const audience = await findAudience(slug);
  if (!audience) return null;
  const { name, description, tone } = audience;
  return {
    title: `${name}\u202f: bien manger`,
    label: description,
    tone: audienceTones[tone],
    drawing: profileIllustration(slug),
  };
}

function guideCard(slug: string): ShareCard | null {
  const guide = findGuide(slug);
  if (!guide) return null;
  const { title, category } = guide;
  return { title, label: "Fiche pratique", tone: guideTint(category), drawing: guideIllustration(slug) };
}

/** The first drawing in the HTML; null if the drawing has pins, which need a legend. */
function firstDrawing(html: string): string | null {
  const [, name = ""] = /data-drawing="([a-z\d-]+)"/.exec(html) ?? [];
  return findDrawing(artwork, name)?.pins === 0 ? name : null;
}

async function quizCard(id: number | null): Promise<ShareCard | null> {
  const quiz = id === null ? null : await findQuiz(id);
  if (!quiz) return null;
  const { title, category } = quiz;
  return {
    title,
    label: category ? `Quiz\u00a0· ${category.name}` : "Quiz",
    tone: category && isMythSlug(category.slug) ? "myth" : (category?.color ?? "secondary"),
    drawing: quizIllustration(quiz.id, category?.slug),
  };
}

async function questionCard(id: number | null): Promise<ShareCard | null> {
  const faq = id === null ? null : await findFaq(id);
  if (!faq) return null;
  if (isMythSlug(faq.category.slug)) {
    const verdict = readVerdict(faq.idea);
    return { title: faq.question, label: MYTH_LABEL, tone: "myth", drawing: "myth", verdict };
  }
  const category = await findCategory(faq.category.slug);
  return {
    title: faq.question,
    label: faq.category.name,
    tone: category?.color ?? "secondary",
    drawing: firstDrawing(faq.answer) ?? "question",
  };
}

async function foodCard(id: number | null): Promise<ShareCard | null> {
  const food = id === null ? null : await findFood(id);
  return (
    food && {
      title: foodTitle(food),
      label: "Aliment par aliment",
      tone: "secondary",
      drawing: familyIllustration(food.family),
    }
  );
}

function foodListCard(key: string): ShareCard | null {
  const situation = findSituation(key);
  return (
    situation && {
      title: listTitle(situation),
      label: "À éviter, à limiter, oui",
      tone: "accent",
      drawing: isDrawnSituation(key) ? situationIllustration(key) : SITE_DRAWING,
    }
  );
}
