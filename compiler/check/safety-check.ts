import { z } from "zod";
import type { ContentCollection } from "../read/content-collection";
import { isDraft } from "../read/content-files";
import { GLOSSARY_FILE } from "../read/glossary-file";
import { parseMarkdown, splitFrontMatter } from "../render/markdown";
import { parseYamlContent } from "../read/parse-content";
import type { ContentFiles } from "../read/site-contents";
import { URGENCES_FILE } from "../read/urgences-file";
import { readWrittenText } from "../read/written-text";
import { compilePatterns, patternWords, type WordLists } from "./word-pattern";

export const SAFETY_FILE = "securite.yaml";

const pattern = z.string().trim().min(2, "est trop court");
const rule = z
  .object({
    regle: z.string().min(10, "doit dire ce qui est dû, et à qui"),
    dans: z.enum(["page", "paragraphe"]).default("page"),
    si: z.array(pattern).default([]),
    sauf: z.array(pattern).default([]),
    dit: z.array(z.union([pattern.transform((only) => [only]), z.array(pattern).min(1)])).default([]),
    mene_a: z.number().int().positive().optional(),
    jamais: z.array(pattern).default([]),
  })
  .strict()
  .refine(({ dit, mene_a, jamais }) => dit.length + jamais.length > 0 || mene_a !== undefined, {
    message: "n’a ni « dit », ni « mene_a », ni « jamais »",
  });
const safetySchema = z.object({ listes: z.record(z.string()).default({}), regles: z.array(rule) }).strict();

/** A rule of securite.yaml, with the files of the passages to which it applies and the problems found in them. */
export type SafetyRule = z.output<typeof rule> & { files: string[]; problems: string[] };

/** A text that readers see as a whole: a page, a quiz question, a glossary entry or an emergency card. */
type Passage = { file: string; paragraphs: string[]; links: string[] };

export function checkSafety(files: ContentFiles, collection: ContentCollection): string[] {
  return readSafety(files, collection).flatMap(({ problems }) => problems);
}

/**
 * Applies the rules of securite.yaml. A rule applies to each passage (or paragraph) that matches an entry of `si`, or to all if
 * `si` is empty, except if it matches an entry of `sauf`. The text must match an entry of each group of `dit` and no entry of
 * `jamais`. The passage must link to the question `mene_a` or be that question.
 * @throws ContentError
 */
export function readSafety(files: ContentFiles, collection: ContentCollection): SafetyRule[] {
  const raw = files[SAFETY_FILE];
  if (raw === undefined) return [];
  const { listes, regles } = parseYamlContent(safetySchema, raw, SAFETY_FILE);
  const all = passages(files, collection);
  const paragraphs = all.flatMap((passage) =>
    passage.paragraphs.map((text) => ({ ...passage, text, words: patternWords(text) })),
  );
  const pages = all.map((passage) => ({
    ...passage,
    text: "",
    words: patternWords(passage.paragraphs.join(" ")),
  }));
  return regles.map((each) => {
    const { regle, dans, si, sauf, dit, mene_a, jamais } = each;
    const [applies, isExempt] = [compile(si, listes), compile(sauf, listes)];
    const due = dit.map((group) => ({ said: group.join(" » ou « "), isSaid: compile(group, listes) }));
    const banned = jamais.map((one) => ({ said: one, isSaid: compile([one], listes) }));
    const found = (dans === "page" ? pages : paragraphs).filter(
      ({ words }) => (si.length === 0 || applies(words)) && !isExempt(words),
    );
    const problems = found.flatMap(({ file, text, words, links }) => {
      const place = text && ` dans « ${text.slice(0, 70)}… »`;
      return [
        ...due.filter(({ isSaid }) => !isSaid(words)).map(({ said }) => `il manque « ${said} »${place}`),
        ...(mene_a === undefined || leadsTo(mene_a, links)
          ? []
          : [`il manque un lien vers la question ${mene_a}`]),
        ...banned
          .filter(({ isSaid }) => isSaid(words))
          .map(({ said }) => `« ${said} » n’a pas sa place${place}`),
      ].map((problem) => `${file} : ${problem}. La règle : ${regle}`);
    });
    return { ...each, files: found.map(({ file }) => file), problems: [...new Set(problems)] };
  });
}

const compile = (patterns: string[], lists: WordLists) =>
  compilePatterns(patterns, lists, `${SAFETY_FILE} : « ${patterns.join(" ; ")} »`);

const address = (id: number) => `/question/${id}-`;
const leadsTo = (id: number, links: string[]) => links.some((link) => link.startsWith(address(id)));

function passages(files: ContentFiles, { faqs, quizzes, glossary, urgences }: ContentCollection): Passage[] {
  const answers = new Map(faqs.map(({ file, id, written }) => [file, { written, own: [address(id)] }]));
  const pages = Object.entries(files)
    .filter(([file, raw]) => file.endsWith(".md") && !isDraft(raw))
    .map(([file, raw]) => {
      const { frontMatter, body } = splitFrontMatter(raw);
      // Reuse the parsed questions, because parsing takes most of the time.
      const { written, own } = answers.get(file) ?? {
        written: readWrittenText(parseMarkdown(body)),
        own: [],
      };
      return {
        file,
        paragraphs: [...texts(frontMatter), ...written.paragraphs],
        links: [...written.links, ...own],
      };
    });
  const others = [
    ...quizzes
      .filter(({ published }) => published)
      .flatMap(({ file, questions }) =>
        questions.map(({ question, answers, correct, explanation, faq }, index) => {
          return {
            file: `${file} : question ${index + 1}`,
            words: [question, answers[correct - 1], explanation],
            links: faq ? [address(faq)] : [],
          };
        }),
      ),
    ...(glossary?.terms ?? []).map(({ term, definition, question }) => {
      return {
        file: `${GLOSSARY_FILE} : ${term}`,
        words: [term, definition],
        links: question ? [address(question)] : [],
      };
    }),
    ...urgences.cards.map(({ key, title, introduction, signs, call, numbers, meanwhile, page }) => {
      const words = [
        title,
        introduction,
        ...signs,
        call,
        ...numbers.map(({ number }) => number),
        ...meanwhile,
      ];
      return { file: `${URGENCES_FILE} : ${key}`, words, links: page ? [page.path] : [] };
    }),
  ];
  return [
    ...pages,
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
