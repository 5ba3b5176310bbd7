import { checkContents } from "../../compiler/check/content-check";
import { wrongFiles } from "../../compiler/check/file-check";
import { withLine } from "../../compiler/check/problem-lines";
import { readCollection } from "../../compiler/read/content-collection";
import { ContentError, type ContentFiles } from "../../compiler/read/content-files";

/** A question file as editors write it; `body` is the answer. */
export const questionFile = (id: number, question: string, subcategory: string, body: string) => `---
id: ${id}
question: "${question}"
subcategory: ${subcategory}
difficulty: facile
created_on: 2026-01-01
reviewed_on: 2026-01-01
sources: [ESSAI]
---

${body}`;

/** A guide file as editors write it, with three sections. */
export const guideFile = (title: string, fields: string, body: string) => `---
title: ${title}
description: ${title}.
category: Recettes
difficulty: Débutant
procedure: false
created_on: 2026-01-01
reviewed_on: 2026-01-01
objectives: [un, deux, trois]
tips: [un, deux, trois, quatre]
key_takeaways: [un, deux, trois, quatre]
sources: [ESSAI]
${fields}
---

Bonjour.
${body}
${["Un", "Deux", "Trois"].map((section) => `\n## 🍲 ${section}\n\nDes cordes.\n`).join("")}`;

/** A valid answer of 120 words. */
export const rightAnswer = "La première phrase répond. ".repeat(30);

const category = (id: number, slug: string, ...subcategories: string[]) => `
- id: ${id}
  slug: ${slug}
  name: Un thème
  description: Un thème.
  icon: apple
  color: blue
  subcategories:${subcategories
    .map(
      (subcategory, index) => `
    - { id: ${id}${index + 1}, slug: ${subcategory}, name: Partie, description: Une partie., guides: [snacks-sains] }`,
    )
    .join("")}`;

/** Fixed contents: two categories, one source and one question with the id 101. */
export const few = {
  "categories.yaml":
    category(1, "cordes", "cordes-pincees") + category(2, "tambours", "tambours-graves", "tambours-aigus"),
  "sources.yaml": `ESSAI: { title: Un essai, publisher: Un organisme, nature: public, url: "https://exemple.fr/essai" }`,
  "site.yaml": "{ publisher: {}, host: {}, data: {} }",
  "faq/cordes/accord.md": questionFile(101, "Le luth s’accorde-t-il ?", "cordes-pincees", rightAnswer),
} satisfies ContentFiles;

/** The problems of contents, as editors see them. */
export function problemsOf(files: ContentFiles): string[] {
  try {
    const unreadable = wrongFiles(files);
    const problems = unreadable.length > 0 ? unreadable : checkContents(files, readCollection(files));
    return problems.map((problem) => withLine(problem, files));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => withLine(problem, files));
  }
}
