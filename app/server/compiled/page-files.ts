import { createHash } from "node:crypto";
import { z } from "zod";
import { isMythSlug } from "~/questions/categories/category";
import type { FaqDetails } from "~/questions/faq";
import type { Food } from "~/foods/food";
import type { Storage } from "~/foods/storage/storage";

/** The PDF files, Markdown texts and share images that the compiler wrote, by the path at which the site serves them. */
export const pageFilesSchema = z.record(
  z.object({
    /** A digest of the file's content, and an extension. */
    name: z.string(),
    /** The digest of the rows that the file was made from (`digestOf`). Missing for what is not in the database. */
    madeFrom: z.string().optional(),
  }),
);
export type PageFiles = z.infer<typeof pageFilesSchema>;
export type PageFile = PageFiles[string];

/** The part of a file's name that changes with its content. */
export const versionOf = ({ name }: PageFile) => name.replace(/\..*$/, "");

/** Stands for the site's origin in Markdown files, because the compiler does not know SITE_URL. */
export const SITE_PLACEHOLDER = "https://site.invalid";

/** A digest of plain data. The order of keys does not matter, because PostgreSQL sorts those of a JSON column. */
export function digestOf(data: unknown): string {
  const digest = createHash("sha256").update(JSON.stringify(data, withSortedKeys));
  return digest.digest("base64url").slice(0, 12);
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The path of a page's Markdown. */
export const markdownPath = (pagePath: string) => `${pagePath}.md`;

/** The path of a guide's or a list's PDF. */
export const pdfPath = (pagePath: string) => `${pagePath}.pdf`;

export type QuestionText = ReturnType<typeof questionText>;

/** What the Markdown of a question is made from. */
export const questionText = ({
  question,
  path,
  category,
  idea,
  answer,
  sources,
  reviewedOn,
}: Pick<FaqDetails, "question" | "path" | "category" | "idea" | "answer" | "sources" | "reviewedOn">) => ({
  ...{ question, path, idea, answer, sources, reviewedOn },
  isMyth: isMythSlug(category.slug),
});

type StorageText = Omit<Storage, "id" | "key" | "family" | "foods">;
export type FoodText = { food: Food; storages: StorageText[] };

/** What the Markdown of a food is made from, with the storage entries of this food. */
export const foodText = (food: Food, storages: StorageText[]): FoodText => ({
  food,
  storages: storages.map(({ name, places, date, discardIf, advice, sources }) => ({
    ...{ name, places, date, discardIf, advice, sources },
  })),
});
