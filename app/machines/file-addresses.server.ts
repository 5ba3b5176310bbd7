import { findPageFile, findPageFileFrom } from "~/server/compiled/compiled.server";
import { markdownPath, type PageFile, pdfPath, versionOf } from "~/server/compiled/page-files";
import { type ShareCard, siteCard } from "./share-cards";
import type { Faq } from "~/questions/faq";
import type { Food } from "~/foods/food";
import type { ListSheet } from "~/foods/look-up/food-list";
import { type Situation, situationPath } from "~/foods/look-up/situation";
import type { Storage } from "~/foods/storage/storage";
import type { ShareImage } from "~/shell/head/seo";
import { guidePath } from "~/guides/guide";
import { foodText, questionText } from "./page-texts";

const addressOf = (path: string, file: PageFile | null) => path + (file ? `?v=${versionOf(file)}` : "");

/** Pages that were added or edited in the database have the share image of the site. */
export function shareImage(card: ShareCard): ShareImage {
  const file = findPageFileFrom(card.path, card);
  if (!file && card !== siteCard) return siteShareImage();
  return { path: addressOf(card.path, file), title: card.title };
}

export function siteShareImage(): ShareImage {
  return shareImage(siteCard);
}

export function guidePdfAddress(slug: string): string {
  const path = pdfPath(guidePath(slug));
  return addressOf(path, findPageFile(path));
}

/** Null if the list has changed since the PDF was made. */
export function findListPdf(situation: Situation, sheet: ListSheet | null): PageFile | null {
  return findPageFileFrom(pdfPath(situationPath(situation.key)), sheet);
}

/** Null if its row was edited or added in the database. */
export function findQuestionMarkdown(faq: Faq): PageFile | null {
  return findPageFileFrom(markdownPath(faq.path), questionText(faq));
}

/** Null if its row, or one of its storage entries, was edited or added in the database. */
export function findFoodMarkdown(food: Food, storages: Storage[]): PageFile | null {
  const own = storages.filter(({ foods }) => foods.some(({ id }) => id === food.id));
  return findPageFileFrom(markdownPath(food.path), foodText(food, own));
}
