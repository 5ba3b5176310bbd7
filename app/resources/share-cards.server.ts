import { isMythSlug } from "~/domain/faq/category";
import { readVerdict } from "~/domain/faq/verdict";
import { SITE_CARD } from "./share-image";
import type { ShareCard } from "./share-image-template";
import { isSlug, readId } from "~/domain/content/slug";
import { findCategory } from "~/data/categories.server";
import { findGuide } from "~/data/content.server";
import { findFaq } from "~/data/faqs.server";
import { findQuiz } from "~/data/quizzes.server";

const MYTH_LABEL = "Vrai ou Faux\u202f?";

export const siteCard: ShareCard = {
  title: SITE_CARD.title,
  label: "Votre guide nutrition",
  tone: "secondary",
  drawing: "plate",
};

/** What a page's share image shows; null if there is no such page. @throws BackendError */
export async function findShareCard(kind: string, key: string): Promise<ShareCard | null> {
  switch (kind) {
    case "site":
      return key === SITE_CARD.key ? siteCard : null;
    case "theme":
      return isSlug(key) ? themeCard(key) : null;
    case "fiche":
      return guideCard(key);
    case "quiz":
      return quizCard(readId(key));
    case "question":
      return questionCard(readId(key));
    default:
      return null;
  }
}

async function themeCard(slug: string): Promise<ShareCard | null> {
  const category = await findCategory(slug);
  if (!category) return null;
  const { title, isMyths, color, icon } = category;
  return isMyths
    ? { title, label: MYTH_LABEL, tone: "myth", drawing: "myth" }
    : { title, label: "Questions et réponses", tone: color, drawing: icon };
}

function guideCard(slug: string): ShareCard | null {
  const guide = findGuide(slug);
  return guide && { title: guide.title, label: "Fiche pratique", tone: "secondary", drawing: "guide" };
}

async function quizCard(id: number | null): Promise<ShareCard | null> {
  const quiz = id === null ? null : await findQuiz(id);
  if (!quiz) return null;
  const { title, category } = quiz;
  return {
    title,
    label: category ? `Quiz\u00a0· ${category.name}` : "Quiz",
    tone: category && isMythSlug(category.slug) ? "myth" : (category?.color ?? "secondary"),
    drawing: "quiz",
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
    drawing: "question",
  };
}
