import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { stringify } from "yaml";
import { compilePublished } from "../../compiler/compile";
import { readTextCache, storeTextCache, textCache } from "../../compiler/text-cache";
import type { Once } from "../../compiler/read/content-files";
import { questionFile, rightAnswer } from "../support/few-files";
import { right } from "../support/few-foods";

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
const sections = ["Un", "Deux", "Trois"].map((title) => `\n## 🍲 ${title}\n\nDes cordes.\n`).join("");
const tips = Array.from({ length: 6 }, () => ({ emoji: "🎵", title: "Un", text: "Conseil." }));
const definitions = [1, 2, 3, 4].map((n) => ({ term: `Mot ${n}`, text: "Un mot." }));

const files = {
  ...right,
  "sources.yaml": `${right["sources.yaml"]}\nDESSIN: { title: Un dessin, publisher: Un musée, nature: public, year: "2020" }`,
  "aliments/fruits.yaml": right["aliments/fruits.yaml"].replace("[ESSAI]", "[DESSIN]"),
  "drawings/luth.svg": drawing,
  "drawings/viole.svg": drawing,
  "faq/cordes/luth.md": questionFile(
    102,
    "Combien de cordes ?",
    "cordes-pincees",
    rightAnswer + figure("viole"),
  ),
  "fiches/snacks-sains.md": `---
${stringify({
  ...{
    title: "Une fiche",
    description: "Une fiche.",
    category: "Recettes",
    difficulty: "Débutant",
    icon: "🍲",
  },
  ...{ procedure: false, created_on: "2026-01-01", reviewed_on: "2026-01-01", sources: ["ESSAI"] },
  ...{ objectives: ["un", "deux", "trois"], tips: ["un", "deux", "trois", "quatre"] },
  key_takeaways: ["un", "deux", "trois", "quatre"],
})}---
Bonjour.
${figure("luth")}${sections}`,
  "glossaire.yaml": `reviewed_on: 2026-01-01
terms:
  - { term: Phrase, variants: [cordes], definition: Elle répond., question: 101, sources: [ESSAI] }`,
  "profils/musiciens.md": `---
${stringify({
  ...{ id: 1, name: "Musiciens", description: "Pour eux.", icon: "Users", gradient: "" },
  ...{ reviewed_on: "2026-01-01", definitions, tips, sources: ["ESSAI"] },
})}---
Une introduction.`,
  "pages/essai.md": "---\ntitle: Une page\ndescription: Une page.\n---\nDe {{publisher.name}}.",
  "quiz/essai.yaml": stringify({
    ...{ id: 1, title: "Un essai", description: "Un essai.", category: "cordes", difficulty: "facile" },
    created_on: "2026-01-01",
    questions: Array.from({ length: 8 }, (_, n) => ({
      ...{ question: `Où ${n} ?`, answers: ["Ici", "Là", "Plus loin", "Ailleurs"], correct: 1 },
      ...{ explanation: "Là.", faq: 102, sources: ["ESSAI"] },
    })),
  }),
  "formulations/cordes.yaml": '"101": [accorder un luth]',
};
type File = keyof typeof files;

const compile = (all: Record<string, string>, once?: Once) => {
  const compiled = compilePublished(all, once);
  return JSON.stringify({ ...compiled, files: compiled.files(), urgentModel: compiled.urgentModel() });
};
const changedTo = (changed: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries({ ...files, ...changed }).flatMap(([path, raw]) =>
      raw === undefined ? [] : [[path, raw]],
    ),
  );
const edited = (file: File, from: string, to: string) => {
  expect(files[file]).toContain(from);
  return { ...files, [file]: files[file].replace(from, () => to) };
};

it.each<[what: string, file: File, from: string, to: string]>([
  ["a question", "faq/cordes/luth.md", "Combien de cordes", "Combien de frettes"],
  ["a guide", "fiches/snacks-sains.md", "Deux", "Trois"],
  ["a food", "aliments/fruits.yaml", "nom: Pomme,", "nom: Poire,"],
  ["a source", "sources.yaml", "Un essai", "Un autre"],
  ["the source of a figure and of a season", "sources.yaml", "Un musée", "Un palais"],
  ["the drawing of a question", "drawings/viole.svg", "art-tomato", "art-leaf"],
  ["the text alternative of a drawing", "drawings/viole.svg", "Un dessin", "Une viole"],
  ["a word of the glossary", "glossaire.yaml", "Phrase", "Première"],
  ["a phrasing", "formulations/cordes.yaml", "accorder un luth", "tendre une corde"],
  ["the id of a category", "categories.yaml", "id: 1\n", "id: 3\n"],
  ["a setting", "site.yaml", "publisher: {}", "publisher: { name: Le luthier }"],
])("%s is changed: everything that depends on it is compiled again", (_what, file, from, to) => {
  const cache = textCache();
  const before = compile(files, cache.once);
  const changed = edited(file, from, to);
  const after = compile(changed, cache.once);
  expect(after).not.toBe(before);
  expect(after).toBe(compile(changed));
});

it.each<[what: string, changed: Record<string, string | undefined>, refused: RegExp]>([
  ["a question", { "faq/cordes/luth.md": undefined }, /^quiz\/essai.yaml : .* question 102/],
  ["a question's drawing", { "drawings/viole.svg": undefined }, /^faq\/cordes\/luth.md : .*viole/],
  ["a guide's drawing", { "drawings/luth.svg": undefined }, /^fiches\/snacks-sains.md : .*luth/],
  [
    "a situation",
    { "situations.yaml": files["situations.yaml"].replaceAll("enfant", "ado") },
    /^aliments\/familles.yaml : .*enfant/,
  ],
])("%s is removed: the text that needs it is refused", (_what, changed, refused) => {
  const { once } = textCache();
  compile(files, once);
  expect(() => compile(changedTo(changed), once)).toThrow(refused);
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
