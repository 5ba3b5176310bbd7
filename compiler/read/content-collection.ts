import type { z } from "zod";
import type { Source } from "../../app/shell/article/source";
import { faqDraftSchema, faqSchema, quizDraftSchema, quizSchema } from "./content-schema";
import { isDraft } from "./content-files";
import { ContentError, parseContent, parseYamlContent } from "./parse-content";
import { nearestName } from "./nearest-name";
import { parseMarkdown, renderAnswer, splitFrontMatter } from "../render/markdown";
import { type Drawings, findDrawing, unknownDrawing } from "../figures/drawings";
import { figureHandlers } from "../figures/figure-html";
import { readFigures } from "../figures/read-figures";
import { always, type Once } from "./once";
import { readWrittenText, type WrittenText } from "./written-text";
import {
  type ExpectedSearch,
  PHRASINGS_FOLDER,
  SEARCHES_FILES,
  readExpectedSearches,
  readPhrasings,
} from "./search-words";
import {
  type ContentFiles,
  readSharedContents,
  readSiteContents,
  textReader,
  type WrittenContents,
} from "./site-contents";
import type { Phrasings } from "../../app/server/compiled/compiled-contents";
import { resolveSources, type SourceRegistry } from "./source-registry";
import { fillInAmounts } from "./fill-in-amounts";
import { digestOf } from "../../app/server/compiled/page-files";
import type { ComposedFood } from "../../app/foods/nutrients/composed-food";
import type { FoodContents } from "./foods-file";
import type { UrgentPhrase } from "../search/train-urgent-model";
import {
  readUrgentPhrases,
  readUrgentSamples,
  URGENCES_SAMPLES_FILE,
  type UrgentSamples,
} from "./urgences-file";

export type ContentFaq = z.output<typeof faqSchema> & {
  file: string;
  categoryId: number;
  subcategoryId: number;
  answer: string;
  written: WrittenText;
  resolvedSources: Source[];
};
export type ContentQuiz = Omit<z.output<typeof quizSchema>, "questions"> & {
  file: string;
  categoryId: number;
  questions: (z.output<typeof quizSchema>["questions"][number] & { resolvedSources: Source[] })[];
};

/** What a question and a quiz depend on of a category. */
type Theme = { id: number; slug: string; subcategories: { id: number; slug: string }[] };

export type ContentCollection = WrittenContents & {
  sources: SourceRegistry;
  faqs: ContentFaq[];
  quizzes: ContentQuiz[];
  foods: FoodContents["foods"];
  withdrawnFoods: FoodContents["withdrawnFoods"];
  storages: FoodContents["storages"];
  composition: ComposedFood[];
  phrasings: Phrasings[];
  expectedSearches: ExpectedSearch[];
  urgentPhrases: UrgentPhrase[];
  urgentSamples: UrgentSamples;
  drawings: Drawings;
};

/** Reads and checks all contents, each text once. @throws ContentError naming the file and the field of every error */
export function readCollection(written: ContentFiles, once: Once = always): ContentCollection {
  const files = fillInAmounts(written);
  const shared = readSharedContents(files, once);
  const { sources, drawings, foods: food } = shared;
  const contents = readSiteContents(files, shared, once);
  const { categories } = contents;
  // Only what questions depend on, so that a changed description does not read every question again.
  const themes = categories.map(({ id, slug, subcategories }) => ({
    ...{ id, slug },
    subcategories: subcategories.map((each) => ({ id: each.id, slug: each.slug })),
  }));
  const dependencies = [digestOf([themes, sources, drawings])];
  const read = textReader(files, once);
  const faqs = read("faq/", ".md", dependencies, (path, raw) =>
    readFaq(path, raw, themes, sources, drawings),
  );
  const questionIds = new Set(faqs.map(({ id }) => id));
  const quizzes = read("quiz/", ".yaml", [...dependencies, ...questionIds], (path, raw) =>
    readQuiz(path, raw, themes, sources, drawings, questionIds),
  );
  refuseSameIds(faqs.flatMap((faq) => [faq.id, ...faq.replaces].map((id) => ({ ...faq, id }))));
  refuseSameIds(quizzes);
  const subcategories = categories.flatMap((category) => category.subcategories);
  refuseRepeats(subcategories.map(({ slug, id }) => ({ place: `categories.yaml (${slug})`, id })));
  const phrasings = read(PHRASINGS_FOLDER, ".yaml", [], (path, raw) => readPhrasings(raw, path)).flat();
  const expectedSearches = SEARCHES_FILES.flatMap((name) =>
    once("searches", [name, files[name]], () => readExpectedSearches(files[name], name)),
  );
  const urgentPhrases = readUrgentPhrases(files, contents.urgences);
  const urgentSamples = readUrgentSamples(files[URGENCES_SAMPLES_FILE]);
  const { foods, withdrawnFoods, storages } = food;
  const { foods: composition } = shared.composition;
  return {
    ...contents,
    sources,
    faqs,
    quizzes,
    foods,
    withdrawnFoods,
    storages,
    composition,
    phrasings,
    expectedSearches,
    urgentPhrases,
    urgentSamples,
    drawings,
  };
}

function readFaq(
  path: string,
  raw: string,
  categories: Theme[],
  registry: SourceRegistry,
  drawings: Drawings,
): ContentFaq {
  const { frontMatter, body } = splitFrontMatter(raw);
  const faq = parseContent(isDraft(raw) ? faqDraftSchema : faqSchema, frontMatter, path);
  const category = findTheme(path.split("/")[1], categories, path);
  const subcategory = category.subcategories.find((candidate) => candidate.slug === faq.subcategory);
  if (!subcategory) {
    throw ContentError.in(
      path,
      `« subcategory » : « ${faq.subcategory} » n’est pas un sous-thème de ${category.slug}${nearestName(
        faq.subcategory,
        category.subcategories.map(({ slug }) => slug),
      )}`,
    );
  }
  if (body === "") throw ContentError.in(path, "la réponse est vide");
  const tree = parseMarkdown(body);
  const withFigures = readFigures(tree, registry, drawings, path);
  return {
    ...faq,
    file: path,
    categoryId: category.id,
    subcategoryId: subcategory.id,
    written: readWrittenText(tree),
    answer: renderAnswer(withFigures, figureHandlers),
    resolvedSources: resolveSources(faq.sources, registry, path),
  };
}

function readQuiz(
  path: string,
  raw: string,
  categories: Theme[],
  registry: SourceRegistry,
  drawings: Drawings,
  questionIds: ReadonlySet<number>,
): ContentQuiz {
  const quiz = parseYamlContent(isDraft(raw) ? quizDraftSchema : quizSchema, raw, path);
  const questions = quiz.questions.map((question, index) => {
    if (question.faq !== undefined && !questionIds.has(question.faq)) {
      throw ContentError.in(path, `« questions.${index}.faq » : il n’y a pas de question ${question.faq}`);
    }
    const problem = drawingProblem(question, drawings);
    if (problem) throw ContentError.in(path, `« questions.${index}.${problem}`);
    return { ...question, resolvedSources: resolveSources(question.sources, registry, path) };
  });
  return { ...quiz, file: path, categoryId: findTheme(quiz.category, categories, path).id, questions };
}

function findTheme(slug: string | undefined, categories: Theme[], path: string): Theme {
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) {
    const nearest = nearestName(
      slug ?? "",
      categories.map((candidate) => candidate.slug),
    );
    throw ContentError.in(path, `« ${slug} » n’est pas un thème de categories.yaml${nearest}`);
  }
  return category;
}

function refuseRepeats(entries: { place: string; id: number }[]) {
  const places = new Map<number, string>();
  for (const { place, id } of entries) {
    const first = places.get(id);
    if (first) throw ContentError.in(place, `« id » : ${id} sert déjà à ${first}`);
    places.set(id, place);
  }
}

type Named = { name: string } | undefined;
type Question = { answers: string[]; drawing?: Named; explanation_drawing?: Named };

/**
 * Returns the problem with the drawings of a quiz question, or null. The French text begins with the field's name and a closing
 * quote. A drawing must not have numbered pins, because a quiz has no legend, and its letters must match the answers.
 */
function drawingProblem(question: Question, drawings: Drawings): string | null {
  for (const field of ["drawing", "explanation_drawing"] as const) {
    const name = question[field]?.name;
    if (name === undefined) continue;
    const drawing = findDrawing(drawings, name);
    if (!drawing) return `${field}.name » ${unknownDrawing(drawings, name)}`;
    if (drawing.pins > 0)
      return `${field}.name » : « ${name} » a des repères numérotés, qu’un quiz n’explique pas`;
  }
  const letters = findDrawing(drawings, question.drawing?.name ?? "")?.letters ?? [];
  const wrong = letters.find(({ letter, word }, index) => {
    const answer = question.answers[index] ?? "";
    return !answer.startsWith(`${letter}. `) || !answer.toLowerCase().includes(word);
  });
  return wrong
    ? `answers » : le dessin montre « ${wrong.word} » en ${wrong.letter} ; cette réponse commence par « ${wrong.letter}. » et le dit`
    : null;
}

type Numbered = { file: string; id: number; categoryId: number; published: boolean; created_on: string };

/** @throws ContentError that names the newest of the texts with one id, and a free id */
function refuseSameIds(texts: readonly Numbered[]): void {
  const oldestFirst = texts.toSorted(
    (one, other) =>
      one.created_on.localeCompare(other.created_on) || Number(other.published) - Number(one.published),
  );
  const first = new Map<number, Numbered>();
  for (const text of oldestFirst) {
    const other = first.get(text.id);
    if (other)
      throw ContentError.in(
        text.file,
        `« id » : ${text.id} sert déjà à ${other.file} ; ${freeId(texts, text)} est libre`,
      );
    first.set(text.id, text);
  }
}

/** The next id of a question's category, or of quizzes. */
function freeId(texts: readonly Numbered[], { file, categoryId }: Numbered): number {
  return file.startsWith("quiz/") ? nextQuizId(texts) : nextFaqId(texts, categoryId);
}

/** The next id of a category: category 2 numbers its questions from 201 to 299, then from 2001 to 2999. */
export function nextFaqId(faqs: readonly { id: number; replaces?: number[] }[], categoryId: number): number {
  const taken = new Set(faqs.flatMap(({ id, replaces = [] }) => [id, ...replaces]));
  const ids = [100, 1000].flatMap((size) =>
    Array.from({ length: size - 1 }, (_, at) => categoryId * size + at + 1),
  );
  const last = Math.max(0, ...ids.map((id, at) => (taken.has(id) ? at + 1 : 0)));
  return ids[last] ?? Math.max(...taken) + 1;
}

export const nextQuizId = (quizzes: readonly { id: number }[]): number =>
  Math.max(0, ...quizzes.map(({ id }) => id)) + 1;
