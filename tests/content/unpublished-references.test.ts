import { expect, it } from "vitest";
import { checkContents } from "../../compiler/check/content-check";
import { compileCollection } from "../../compiler/compile";
import { dropUnpublishedReferences } from "../../compiler/check/unpublished-references";
import { readCollection } from "../../compiler/read/content-collection";
import type { ContentFiles } from "../../compiler/read/site-contents";
import { few, questionFile, rightAnswer } from "../support/few-files";

const path = "/question/201-le-tambour-secret";
const withdrawnFile = "faq/tambours/secret.md";
const withdrawn = questionFile(201, "Le tambour secret ?", "tambours-graves", rightAnswer).replace(
  "difficulty:",
  "published: false\ndifficulty:",
);
const leading = questionFile(
  101,
  "Le luth ?",
  "cordes-pincees",
  `${rightAnswer}\n\nLisez [le **tambour**](${path}#peau), [le quiz](/quiz).`,
);
const quizQuestion = `
  - { question: Un ?, answers: [a, b, c, d], correct: 1, explanation: Un., sources: [ESSAI], faq: 201 }`;
const files: ContentFiles = {
  ...few,
  [withdrawnFile]: withdrawn,
  "faq/cordes/accord.md": leading,
  "categories.yaml": few["categories.yaml"].replace(
    "  slug: tambours\n",
    "  slug: tambours\n  popular: 201\n",
  ),
  "quiz/luth.yaml": `id: 1
title: Le luth
description: Un quiz.
category: cordes
difficulty: facile
created_on: 2026-01-01
questions:${quizQuestion.repeat(8)}`,
  "glossaire.yaml": `reviewed_on: 2026-01-01
terms:
  - { term: Première, definition: Celle qui répond., question: 201, sources: [ESSAI] }`,
  "recherches.yaml": `- { requete: tambour, reponses: [201] }
- { requete: luth, reponses: [201, 101] }`,
  "urgences.yaml": `generale: { cle: generale, titre: Urgence, phrase: Vite., appel: Appelez., numeros: [{ numero: "15" }], attente: [Restez.], sources: [ESSAI] }
cartes:
  - { cle: chute, titre: Une chute, phrase: Vite., appel: Appelez., numeros: [{ numero: "15" }], attente: [Restez.],
      page: { adresse: ${path}, titre: Le tambour }, sources: [ESSAI] }`,
  "urgences-phrases/chute.txt": "il tombe\nelle est tombée\n",
  "urgences-essais.yaml": "{ nettes: { chute: [il tombe] }, essais: {} }",
  "securite.yaml": `regles:
  - { regle: Une page qui répond mène au tambour., si: [repond], mene_a: 201 }`,
};

it("references to a withdrawn question are not published, and each causes a warning", () => {
  const { files: published, warnings } = dropUnpublishedReferences(files);
  const collection = readCollection(published);
  expect(checkContents(published, collection)).toEqual([]);
  const { faqs, quizzes, categories, glossary, expectedSearches, urgences } = collection;
  expect(faqs.find(({ id }) => id === 101)?.answer).toMatch(
    /Lisez le <strong>tambour<\/strong>, <a href="\/quiz">le quiz<\/a>\./,
  );
  expect(quizzes[0]?.questions.map(({ faq }) => faq)).toEqual(Array(8).fill(undefined));
  expect(categories.map(({ popular }) => popular)).toEqual([undefined, undefined]);
  expect(glossary?.terms[0]?.question).toBeNull();
  expect(expectedSearches).toEqual([{ file: "recherches.yaml", requete: "luth", reponses: [101] }]);
  expect(urgences.cards[0]?.page).toBeNull();
  expect(compileCollection(collection).seed).not.toContain("secret");
  expect(warnings).toContain(
    `content/faq/cordes/accord.md:13 : « ${path}#peau » n’est pas en ligne, le lien devient du texte.`,
  );
  expect(warnings.filter((warning) => warning.startsWith("content/quiz/luth.yaml"))).toHaveLength(8);
  expect(warnings.map((warning) => warning.replace(/ : .*/, ""))).toEqual(
    expect.arrayContaining([
      "content/categories.yaml:12",
      "content/glossaire.yaml:3",
      "content/recherches.yaml:1",
      "content/recherches.yaml:2",
      "content/urgences.yaml:4",
      "content/securite.yaml:2",
    ]),
  );
});

it("a link to a missing question is an error", () => {
  const lost = { ...few, "faq/cordes/accord.md": leading };
  const { files: published, warnings } = dropUnpublishedReferences(lost);
  expect(published).toEqual(lost);
  expect(warnings).toEqual([]);
  expect(checkContents(published, readCollection(published)).join()).toContain("ne mène nulle part");
});
