import { visit as visitTree } from "unist-util-visit";
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from "yaml";
import { FOODS_FOLDER } from "../read/foods-file";
import { foodPath } from "../../app/foods/food";
import { isDraft } from "../read/draft-marks";
import { GLOSSARY_FILE } from "../read/glossary-file";
import { parseMarkdown, splitFrontMatter } from "../render/markdown";
import { SUGGESTED_PAGES_FILE } from "../read/suggested-pages-file";
import { SEARCHES_FILES } from "../read/search-words";
import type { ContentFiles } from "../read/site-contents";
import { URGENCES_FILE } from "../read/urgences-file";
import { readQuestionId } from "../../app/questions/question-path";
import { guidePath } from "../../app/guides/guide-path";
import { quizPath } from "../../app/quiz/quiz";
import { CONTENT } from "./problem-lines";
import { SAFETY_FILE } from "./safety-check";

/** For each kind of file, the field that refers to a question or page, and for the warning, what dropping it changes. */
const FIELDS: { in: (file: string) => boolean; field: string; outcome: string }[] = [
  { in: (file) => file.startsWith("quiz/"), field: "faq", outcome: "l’explication n’y mène plus" },
  { in: (file) => file === GLOSSARY_FILE, field: "question", outcome: "ce mot n’y mène plus" },
  {
    in: (file) => file === "categories.yaml",
    field: "popular",
    outcome: "l’accueil ne montre aucune question de ce thème",
  },
  {
    in: (file) => SEARCHES_FILES.includes(file),
    field: "reponses",
    outcome: "la recherche n’a plus à la trouver",
  },
  {
    in: (file) => file === SUGGESTED_PAGES_FILE,
    field: "page",
    outcome: "la recherche ne propose plus cette page",
  },
  { in: (file) => file === URGENCES_FILE, field: "page", outcome: "la carte n’a plus de lien" },
  { in: (file) => file === SAFETY_FILE, field: "mene_a", outcome: "la règle n’exige plus ce lien" },
];

/** The ids of unpublished questions, and the paths of unpublished guides, quizzes and foods. */
type Unpublished = { faqs: Set<number>; paths: Set<string> };

/**
 * Removes references to questions, guides and quizzes with `published: false`, and to foods with `publie: false`, from
 * the contents. Replaces a link with its text. Each warning names the file, the line and the consequence.
 */
export function dropUnpublishedReferences(files: ContentFiles): { files: ContentFiles; warnings: string[] } {
  const unpublished = findUnpublished(files);
  const warnings: string[] = [];
  const read = ([file, raw]: [string, string]): [string, string] => {
    if (isDraft(raw)) return [file, raw];
    const warn = (line: number, what: string) => void warnings.push(`${CONTENT}/${file}:${line} : ${what}.`);
    return [
      file,
      file.endsWith(".md") ? dropLinks(raw, unpublished, warn) : dropFields(file, raw, unpublished, warn),
    ];
  };
  return { files: Object.fromEntries(Object.entries(files).map(read)), warnings };
}

function findUnpublished(files: ContentFiles): Unpublished {
  const drafts = Object.entries(files).filter(([, raw]) => isDraft(raw));
  const idsIn = (folder: string) =>
    drafts.flatMap(([file, raw]) => (file.startsWith(folder) ? Number(/^id:\s*(\d+)/m.exec(raw)?.[1]) : []));
  const guides = drafts.flatMap(([file]) => /^fiches\/(.+)\.md$/.exec(file)?.[1] ?? []);
  const foods = Object.entries(files).flatMap(([file, raw]) =>
    file.startsWith(FOODS_FOLDER) ? withdrawnFoods(raw) : [],
  );
  return {
    faqs: new Set(idsIn("faq/")),
    paths: new Set([...idsIn("quiz/").map((id) => quizPath(id)), ...guides.map(guidePath), ...foods]),
  };
}

/** The paths of the foods of a family with `publie: false`. */
function withdrawnFoods(raw: string): string[] {
  if (!raw.includes("publie: false")) return [];
  const paths: string[] = [];
  visit(parseDocument(raw), {
    Map(_, food) {
      const [id, name] = [food.get("id"), food.get("nom")];
      if (food.get("publie") === false && typeof id === "number" && typeof name === "string")
        paths.push(foodPath({ id, name }));
    },
  });
  return paths;
}

/** Whether a URL leads to an unpublished page. */
function leadsNowhere(address: unknown, { faqs, paths }: Unpublished): boolean {
  if (typeof address === "number") return faqs.has(address);
  if (typeof address !== "string") return false;
  const [path = ""] = address.split(/[?#]/, 1);
  const id = path.startsWith("/question/") ? readQuestionId(path.slice("/question/".length)) : null;
  return id === null ? paths.has(path) : faqs.has(id);
}

type Warn = (line: number, what: string) => void;

/** Whether a text may contain such a link. Saves parsing other texts, which is slow. */
function mayLead(raw: string, { faqs, paths }: Unpublished): boolean {
  return [...[...faqs].map((id) => `/question/${id}`), ...paths].some((path) => raw.includes(path));
}

function dropLinks(raw: string, unpublished: Unpublished, warn: Warn): string {
  if (!mayLead(raw, unpublished)) return raw;
  const { body } = splitFrontMatter(raw);
  const bodyStart = raw.indexOf(body);
  const links: { from: number; to: number; text: string }[] = [];
  visitTree(parseMarkdown(body), "link", ({ url, children, position }) => {
    const [from, to] = [position?.start.offset, position?.end.offset];
    if (from === undefined || to === undefined || !leadsNowhere(url, unpublished)) return;
    const text = body.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset);
    links.push({ from, to, text });
    const line = raw.slice(0, bodyStart + from).split("\n").length;
    warn(line, `« ${url} » n’est pas en ligne, le lien devient du texte`);
  });
  const dropped = links.reduceRight(
    (text, link) => text.slice(0, link.from) + link.text + text.slice(link.to),
    body,
  );
  return raw.slice(0, bodyStart) + dropped + raw.slice(bodyStart + body.length);
}

function dropFields(file: string, raw: string, unpublished: Unpublished, warn: Warn): string {
  const kind = FIELDS.find((candidate) => candidate.in(file));
  if (!kind || unpublished.faqs.size + unpublished.paths.size === 0) return raw;
  const lineCounter = new LineCounter();
  const document = parseDocument(raw, { lineCounter });
  // The reader of this kind of file reports the errors.
  if (document.errors.length > 0) return raw;
  const refers = (value: unknown): boolean => {
    const address = isMap(value) ? value.get("adresse") : isScalar(value) ? value.value : value;
    if (!leadsNowhere(address, unpublished)) return false;
    const start = isMap(value) || isScalar(value) ? value.range?.[0] : undefined;
    warn(lineCounter.linePos(start ?? 0).line, `« ${String(address)} » n’est pas en ligne, ${kind.outcome}`);
    return true;
  };
  const pointless = new Set<unknown>();
  let isChanged = false;
  visit(document, {
    Map(_, entry) {
      if (!dropFrom(entry, kind.field, refers)) return;
      isChanged = true;
      if (isPointless(entry, file)) pointless.add(entry);
    },
  });
  visit(document, {
    Seq(_, list) {
      list.items = list.items.filter((entry) => !pointless.has(entry));
    },
  });
  return isChanged ? document.toString({ lineWidth: 0 }) : raw;
}

/** Drops an entry's references to unpublished pages. Returns whether the entry had any. */
function dropFrom(entry: YAMLMap, field: string, refers: (value: unknown) => boolean): boolean {
  const value: unknown = entry.get(field, true);
  if (isSeq(value)) {
    const kept = value.items.filter((item) => !refers(item));
    if (kept.length === value.items.length) return false;
    value.items = kept;
    if (kept.length === 0) entry.delete(field);
    return true;
  }
  return refers(value) && entry.delete(field);
}

/** Whether an entry became useless: it lost its page, its answer or its requirement. */
function isPointless(entry: YAMLMap, file: string): boolean {
  if (SEARCHES_FILES.includes(file)) return !entry.has("reponses");
  if (file === SAFETY_FILE) return !entry.has("dit") && !entry.has("jamais");
  return file === SUGGESTED_PAGES_FILE;
}
