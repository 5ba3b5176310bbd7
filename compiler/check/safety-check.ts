import { z } from "zod";
import type { ContentCollection } from "../read/content-collection";
import { GLOSSARY_FILE } from "../read/glossary-file";
import { number, phrasing, textsIn } from "../read/content-fields";
import { type ContentFiles, readYamlFile } from "../read/content-files";
import { URGENCES_FILE } from "../read/urgences-file";
import type { WrittenText } from "../read/written-text";
import { compilePatterns, patternWords, type WordLists } from "./word-pattern";

const SAFETY_FILE = "securite.yaml";

const rule = z
  .strictObject({
    regle: z.string().min(10, "doit dire ce qui est dû, et à qui"),
    dans: z.enum(["page", "paragraphe"]).default("page"),
    si: z.array(phrasing).default([]),
    sauf: z.array(phrasing).default([]),
    dit: z.array(z.union([phrasing.transform((only) => [only]), z.array(phrasing).min(1)])).default([]),
    mene_a: number.optional(),
    jamais: z.array(phrasing).default([]),
  })
  .refine(({ dit, mene_a, jamais }) => dit.length + jamais.length > 0 || mene_a !== undefined, {
    message: "n’a ni « dit », ni « mene_a », ni « jamais »",
  });
const safetySchema = z.strictObject({ listes: z.record(z.string()).default({}), regles: z.array(rule) });

export type Page = { file: string; frontMatter: unknown; written: WrittenText };

/** A text that readers see as a whole: a page, a quiz question, a glossary entry or an emergency card. */
type Passage = { file: string; paragraphs: string[]; links: string[] };

/**
 * Applies the rules of securite.yaml. A rule applies to each passage (or paragraph) that matches an entry of `si`, or to all if
 * `si` is empty, except if it matches an entry of `sauf`. The text must match an entry of each group of `dit` and no entry of
 * `jamais`. The passage must link to the question `mene_a` or be that question.
 * @throws ContentError
 */
export function checkSafety(files: ContentFiles, contents: ContentCollection, pages: Page[]): string[] {
  const { listes, regles } = readYamlFile(files, SAFETY_FILE, safetySchema, { listes: {}, regles: [] });
  const all = passages(contents, pages).map((passage) => ({
    ...passage,
    ...{ page: patternWords(passage.paragraphs.join(" ")), each: passage.paragraphs.map(patternWords) },
  }));
  const problems = regles.flatMap(({ regle, dans, si, sauf, dit, mene_a, jamais }) => {
    const [applies, isExempt] = [compile(si, listes), compile(sauf, listes)];
    const due = dit.map((group) => ({ said: group.join(" » ou « "), isSaid: compile(group, listes) }));
    const banned = jamais.map((one) => ({ said: one, isSaid: compile([one], listes) }));
    const wrongIn = (words: string, links: string[], place: string) =>
      (si.length > 0 && !applies(words)) || isExempt(words)
        ? []
        : [
            ...due.filter(({ isSaid }) => !isSaid(words)).map(({ said }) => `il manque « ${said} »${place}`),
            ...(mene_a === undefined || leadsTo(mene_a, links)
              ? []
              : [`il manque un lien vers la question ${mene_a}`]),
            ...banned
              .filter(({ isSaid }) => isSaid(words))
              .map(({ said }) => `« ${said} » n’a pas sa place${place}`),
          ];
    return all.flatMap(({ file, paragraphs, links, page, each }) =>
      (dans === "page"
        ? wrongIn(page, links, "")
        : each.flatMap((words, at) => wrongIn(words, links, ` dans « ${paragraphs[at]?.slice(0, 70)}… »`))
      ).map((problem) => `${file} : ${problem}. La règle : ${regle}`),
    );
  });
  return [...new Set(problems)];
}

const compile = (patterns: string[], lists: WordLists) =>
  compilePatterns(patterns, lists, `${SAFETY_FILE} : « ${patterns.join(" ; ")} »`);

const address = (id: number) => `/question/${id}-`;
const leadsTo = (id: number, links: string[]) => links.some((link) => link.startsWith(address(id)));

function passages({ faqs, quizzes, glossary, urgences }: ContentCollection, pages: Page[]): Passage[] {
  const own = new Map(faqs.map(({ file, id }) => [file, address(id)]));
  const read = pages.map(({ file, frontMatter, written }) => ({
    file,
    paragraphs: [...texts(frontMatter), ...written.paragraphs],
    links: [...written.links, own.get(file) ?? []].flat(),
  }));
  const others = [
    ...quizzes.flatMap(({ file, questions }) =>
      questions.map(({ question, answers, correct, explanation, faq }, index) => ({
        file: `${file} : question ${index + 1}`,
        words: [question, answers[correct - 1], explanation],
        links: faq ? [address(faq)] : [],
      })),
    ),
    ...(glossary?.terms ?? []).map(({ term, definition, question }) => ({
      file: `${GLOSSARY_FILE} : ${term}`,
      words: [term, definition],
      links: question ? [address(question)] : [],
    })),
    ...urgences.cards.map((card) => ({
      file: `${URGENCES_FILE} : ${card.key}`,
      words: textsIn(card, ["key", "name", "page", "sources"]),
      links: card.page ? [card.page.path] : [],
    })),
  ];
  return [
    ...read,
    ...others.map(({ file, words, links }) => ({ file, paragraphs: [words.join(" ")], links })),
  ];
}

const UNSAID = /^(sources|subcategory|audience|difficulty|category|icon|gradient|created_on|reviewed_on)$/;

/** The visible texts in front matter. Each tip or definition is a separate text. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.map((part) => texts(part).join(" "));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (UNSAID.test(name) ? [] : texts(part)));
}
