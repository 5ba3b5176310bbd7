import { createHash } from "node:crypto";
import { z } from "zod";

export const pageFilesSchema = z.record(
  z.object({
    name: z.string(),
    madeFrom: z.string().optional(),
  }),
);
export type PageFiles = z.infer<typeof pageFilesSchema>;
export type PageFile = PageFiles[string];

export const versionOf = ({ name }: PageFile) => name.replace(/\..*$/, "");

/** Stands for the site's origin in Markdown files, because the compiler does not know SITE_URL. */
export const SITE_PLACEHOLDER = "https://site.invalid";

/** The order of keys does not matter, because PostgreSQL sorts those of a JSON column. */
export function digestOf(data: unknown): string {
  const digest = createHash("sha256").update(JSON.stringify(data, withSortedKeys));
  return digest.digest("base64url").slice(0, 12);
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A hash of an answer, which tells whether the compiler wrote it or somebody edited it in the database. */
export function answerHash(answer: string): string {
  return createHash("sha256").update(answer).digest("base64url").slice(0, 16);
}

export const markdownPath = (pagePath: string) => `${pagePath}.md`;

export const pdfPath = (pagePath: string) => `${pagePath}.pdf`;
