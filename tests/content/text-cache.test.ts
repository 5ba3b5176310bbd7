import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compileCollection } from "../../compiler/compile";
import { readCollection } from "../../compiler/read/content-collection";
import { readTextCache, storeTextCache, textCache } from "../../compiler/text-cache";
import type { Once } from "../../compiler/read/content-files";
import { few, guideFile, questionFile, rightAnswer } from "../support/few-files";

const figure = (drawing: string) => `
\`\`\`dessin
nom: ${drawing}
titre: Un instrument
resume: Il a des cordes.
sources: [DESSIN]
\`\`\`
`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="0 0 340 160">
  <desc>Un dessin.</desc>
  <circle class="art-tomato" cx="10" cy="10" r="5"/>
</svg>`;

const files = {
  ...few,
  "sources.yaml": `${few["sources.yaml"]}\nDESSIN: { title: Un dessin, publisher: Un musée, nature: public, year: "2020" }`,
  "drawings/luth.svg": drawing,
  "drawings/viole.svg": drawing,
  "faq/cordes/luth.md": questionFile(
    102,
    "Combien de cordes ?",
    "cordes-pincees",
    rightAnswer + figure("viole"),
  ),
  "fiches/snacks-sains.md": guideFile("Une fiche", "", figure("luth")),
  "glossaire.yaml": `reviewed_on: 2026-01-01
terms:
  - { term: Phrase, variants: [cordes], definition: Elle répond., question: 101, sources: [ESSAI] }`,
};
type File = keyof typeof files;

const compile = (all: Record<string, string>, once?: Once) => {
  const compiled = compileCollection(readCollection(all, once), once);
  return JSON.stringify({ ...compiled, files: compiled.files(), urgentModel: compiled.urgentModel() });
};
const edited = (file: File, from: string, to: string) => {
  expect(files[file]).toContain(from);
  return { ...files, [file]: files[file].replace(from, () => to) };
};

it.each<[what: string, file: File, from: string, to: string]>([
  ["a question", "faq/cordes/luth.md", "Combien de cordes", "Combien de frettes"],
  ["the source of a figure", "sources.yaml", "Un musée", "Un palais"],
  ["the text alternative of a drawing", "drawings/viole.svg", "Un dessin", "Une viole"],
  ["a word of the glossary", "glossaire.yaml", "Phrase", "Première"],
  ["the id of a category", "categories.yaml", "id: 1\n", "id: 3\n"],
])("%s is changed: everything that depends on it is compiled again", (_what, file, from, to) => {
  const cache = textCache();
  const before = compile(files, cache.once);
  const changed = edited(file, from, to);
  const after = compile(changed, cache.once);
  expect(after).not.toBe(before);
  expect(after).toBe(compile(changed));
});

it("only what has changed is read again", () => {
  const cache = textCache();
  const made: string[] = [];
  const counting: Once = (name, inputs, make) =>
    cache.once(name, inputs, () => {
      made.push(name);
      return make();
    });
  compile(files, counting);
  made.length = 0;
  compile(edited("faq/cordes/luth.md", "La première", "La seconde"), counting);
  expect(made).toEqual(["faq", "answer"]);
});

it("a stored cache returns what it stored; what nobody needed is forgotten", () => {
  const path = join(mkdtempSync(join(tmpdir(), "text-cache-")), "texts");
  const cache = readTextCache(path);
  const keep = (once: Once, made: unknown) => once("kept", [1], () => made);
  keep(cache.once, { list: [undefined, "é"] });
  storeTextCache(cache, path);

  const next = readTextCache(path);
  expect(keep(next.once, "made again")).toEqual({ list: [undefined, "é"] });
  next.once("another", [], () => 1);
  storeTextCache(next, path);

  const last = readTextCache(path);
  keep(last.once, "made again");
  storeTextCache(last, path);
  expect(readTextCache(path).once("another", [], () => 2)).toBe(2);
});
