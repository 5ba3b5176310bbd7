import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkWrittenAmounts } from "../../compiler/check/amount-check";
import { checkEditorialRules, dueReviews } from "../../compiler/check/editorial-rules";
import {
  checkQuizzes,
  checkSources,
  isGrave,
  repeatedWords,
  sameQuestions,
} from "../../compiler/check/question-check";
import { checkReferences } from "../../compiler/check/reference-check";
import {
  type ContentCollection,
  type ContentFaq,
  readCollection,
} from "../../compiler/read/content-collection";
import { readRgaa, RGAA_FILE } from "../../compiler/read/rgaa-file";
import { sourcesSchema } from "../../compiler/read/source-registry";
import { contents, faqs, samples } from "../support/contents";
import { few, questionFile } from "../support/few-files";

/** Returns the contents with one entry changed. */
function withChanged<K extends "faqs" | "guides" | "quizzes">(
  kind: K,
  entry: ContentCollection[K][number],
  change: Partial<ContentCollection[K][number]>,
): ContentCollection {
  const list = contents[kind].map((one) => (one === entry ? { ...entry, ...change } : one));
  return { ...contents, [kind]: list };
}

const { question, myth, guide, untimedQuiz: quiz } = samples;
const [quizQuestion] = quiz.questions;
if (!quizQuestion) throw new Error("no quiz question");
const untitled = guide.sections.map((section) => ({ ...section, subtitles: [] }));
const firsts = quiz.questions.map((one) => ({ ...one, correct: 1 }));

it.each<[string, ContentCollection, RegExp]>([
  ["an id of another category", withChanged("faqs", question, { id: 9999 }), /« id » : 9999 n’est pas/],
  ["a verdict without a myth", withChanged("faqs", question, { idea: "Faux" }), /« idea » est de trop/],
  ["a myth without a verdict", withChanged("faqs", myth, { idea: undefined }), /« idea » manque/],
  ["a myth without quotes", withChanged("faqs", myth, { question: "Le sel" }), /entre guillemets/],
  ["few phrasings", { ...contents, phrasings: [] }, /recherches-formulations\/.+ : « \d+ » a 0 formulations/],
  ["few sections", withChanged("guides", guide, { sections: [] }), /sections : 0 ; il en faut 5 à 8/],
  ["a section without subtitles", withChanged("guides", guide, { sections: untitled }), /sous-titre « ### »/],
  ["answers in one place", withChanged("quizzes", quiz, { questions: firsts }), /répartissez-les également/],
])("%s is reported", (_what, changed, message) => {
  expect(checkEditorialRules(changed).join("\n")).toMatch(message);
});

const iron = questionFile(201, "Où trouver du fer sans viande ?", "tambours-graves", "Ici.");
const withQuestion = (question: string) =>
  readCollection({
    ...few,
    "faq/tambours/a.md": iron,
    "faq/tambours/b.md": questionFile(202, question, "tambours-graves", "Ailleurs."),
  }).faqs;

it.each([
  ["OU TROUVER DU FER SANS VIANDE", 1],
  ["Sans viande, où trouver assez de fer ?", 1],
  ["Où trouver du calcium sans lait ?", 0],
])("« %s » repeats the first question: %i problems", (question, count) => {
  const problems = sameQuestions(withQuestion(question));
  expect(problems).toHaveLength(count);
  if (count > 0) expect(problems[0]).toMatch(/b.md .* répète .*a.md, « Où trouver du fer/);
});

const words = "recherches-formulations/tambours.yaml";
const [searches, others] = ["essais/recherches.yaml", "essais/recherches-publiques.yaml"];

it("phrasings, searches and quiz questions that stand twice are reported", () => {
  const phrasings = [
    { file: words, faq: 101, phrasings: ["où est le luth", "OU EST LE LUTH"] },
    { file: words, faq: 101, phrasings: ["un luth"] },
  ];
  const quizzes = [{ ...quiz, questions: [quizQuestion, quizQuestion] }];
  const problems = repeatedWords({ phrasings, quizzes, glossary: null }, [
    { file: searches, requete: "luth", reponses: [101] },
    { file: others, requete: "LUTH", reponses: [101] },
  ]);
  expect(problems).toEqual([
    `${words} : « OU EST LE LUTH » est déjà écrit`,
    `${words} : « 101 » est déjà écrit`,
    `${others} : « LUTH » est déjà écrit dans ${searches}`,
    `${quiz.file} : « ${quizQuestion.question} » est déjà écrit`,
  ]);
});

it("names of entries that no file has, or that are not published, are reported", () => {
  const collection = readCollection({
    ...few,
    [words]: "999: [où est le luth]",
    "pages-suggerees.yaml": "- { page: /quiz/9, formulations: [un quiz] }",
    "faq/cordes/brouillon.md": questionFile(102, "Un ?", "cordes-pincees", "Un.").replace(
      "id:",
      "published: false\nid:",
    ),
  });
  const expected = [{ file: searches, requete: "luth", reponses: [101, 102] }];
  expect(checkReferences(collection, expected, new Set(["/quiz"]))).toEqual([
    `${searches} : « 102 » n’est pas une question publiée`,
    `${words} : « 999 » n’est pas une question`,
    "pages-suggerees.yaml : « /quiz/9 » n’est pas une page du site ; vouliez-vous dire « /quiz » ?",
  ]);
  const { quizzes } = contents;
  expect(checkReferences({ ...contents, faqs: [], phrasings: [], quizzes }, [], new Set())).toContainEqual(
    expect.stringMatching(/^quiz\/.+ : « \d+ » n’est pas une question publiée$/),
  );
});

const quizProblems = (fields: Partial<(typeof quiz.questions)[number]>) => {
  const questions = quiz.questions.map((question, index) =>
    index === 1 ? { ...question, ...fields } : question,
  );
  return checkQuizzes({ quizzes: [{ ...quiz, questions }] });
};

it.each([
  ["Lisez [la fiche](/quiz).", /« questions\.1\.explanation » : .*pas de lien, « \[la/],
  ["Lisez https://exemple.fr/page.", /pas de lien, « https:\/\/exemple/],
  [`${"Un mot ".repeat(30)}fin.`, /phrase de 61 mots/],
])("the explanation %j of a quiz is reported", (explanation, message) => {
  expect(quizProblems({ explanation })).toEqual([expect.stringMatching(message)]);
  expect(quizProblems({})).toEqual([]);
});

const url = "https://exemple.fr/page";
const registry = sourcesSchema.parse({
  VENDEUR: { title: "Notre lait", publisher: "Une marque", nature: "commerce" },
  AGENCE: { title: "Un avis", publisher: "Une agence", nature: "public", url },
  AILLEURS: { title: "Un avis", publisher: "Une agence", nature: "public", country: "us", url },
});

const health = contents.categories.find(({ slug }) => slug === "sante-et-ages-de-la-vie");
const grave = faqs.find(isGrave);
const mild = faqs.find((faq) => !isGrave(faq) && faq.categoryId !== health?.id);
if (!health || !grave || !mild) throw new Error("no sample");

/** The contents with one answer and its sources. */
function citing(faq: ContentFaq, ...keys: string[]) {
  const cited = keys.flatMap((key) => registry[key] ?? []);
  return { ...contents, faqs: [{ ...faq, cited, sources: cited.map(({ source }) => source) }] };
}

it.each([
  [
    "a grave answer without a French or European body",
    citing(grave, "AILLEURS"),
    ["15 ou le 112 sans citer"],
  ],
  ["a grave answer with one", citing(grave, "AILLEURS", "AGENCE"), []],
  [
    "an answer on health that cites a seller",
    citing({ ...mild, categoryId: health.id }, "AGENCE", "VENDEUR"),
    ["« Notre lait » vient d’un vendeur"],
  ],
  ["another answer that cites one", citing(mild, "AGENCE", "VENDEUR"), []],
  [
    "an answer without a link to a document",
    citing(mild, "VENDEUR"),
    ["aucune source ne mène à un document"],
  ],
])("%s has the right problems", (_what, collection, problems) => {
  expect(checkSources(collection)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});

it("texts reviewed a year ago are due, oldest first", () => {
  const reviewed = (days: string[]) =>
    days.map((day) => ({ ...question, reviewed_on: day, file: `faq/${day}.md` }));
  const faqs = reviewed(["2026-03-01", "2025-12-01", "2025-12-02", "2025-06-30"]);
  const due = dueReviews({ faqs, guides: [], profiles: [] }, "2026-12-01");
  expect(due).toEqual(["2025-06-30  faq/2025-06-30.md", "2025-12-01  faq/2025-12-01.md"]);
});

const table = readFileSync("content/composition.tsv", "utf8");
const problemsIn = (text: string, more: Record<string, string> = {}) =>
  checkWrittenAmounts({ "composition.tsv": table, "faq/a.md": text, ...more });

it.each([
  ["a sentence", "Un bol de lentilles apporte 20 g de protéines."],
  ["milligrams", "Un verre de lait : 240 mg de calcium."],
  ["kilocalories", "Une banane fait 90 kcal."],
  [
    "a table whose column has the nutrient",
    "| Aliment | Fibres |\n| --- | --- |\n| Lentilles cuites | 13 g |",
  ],
])("an amount of a food that is written by hand is refused: %s", (_what, text) => {
  expect(problemsIn(text)).toEqual([expect.stringContaining("faq/a.md")]);
});

it.each([
  ["a placeholder", "200 g de lentilles apportent {{prot : 200 g lentilles-vertes}} de protéines."],
  ["the weight of a food", "Mangez 200 g de lentilles, riches en fibres."],
  ["what a person needs", "Avec ou sans viande, il faut 11 mg de fer par jour."],
  ["a weight in a table", "| Aliment | Quantité |\n| --- | --- |\n| Lentilles | 200 g |"],
])("is not refused: %s", (_what, text) => expect(problemsIn(text)).toEqual([]));

it("a listed amount passes, and an entry of the list that no text needs is refused", () => {
  const list = (part: string) => ({
    "nombres-ecrits.yaml": `nombres: [{ fichier: faq/a.md, textes: ["${part}"], raison: Un essai }]`,
  });
  const text = "Un bol de lentilles apporte 20 g de protéines.";
  expect(problemsIn(text, list("Un bol de lentilles"))).toEqual([]);
  expect(problemsIn("Rien.", list("Un bol"))).toEqual([expect.stringContaining("nombres-ecrits.yaml")]);
});

it("a criterion of the RGAA that names no check, or one that is unknown, is refused", () => {
  const raw = readFileSync(`content/${RGAA_FILE}`, "utf8");
  const criterion = { number: "9.4", asks: "une citation est signalée", state: "conforme" };
  const read = (fields: object) => () =>
    readRgaa({ [RGAA_FILE]: raw.replace(/^.*number: "9\.4".*$/m, `      - ${JSON.stringify(fields)}`) });
  expect(read({ ...criterion, how: ["pages"] })).not.toThrow();
  expect(read(criterion)).toThrow("le critère 9.4 ne nomme aucun contrôle");
  expect(read({ ...criterion, how: ["audit"] })).toThrow("un contrôle inconnu : audit");
  expect(read({ ...criterion, state: "presque" })).toThrow("state");
});
