import { describe, expect, it } from "vitest";
import { checkContents } from "../../scripts/content/content-check";
import { readCollection } from "~/domain/content/content-collection";
import { glossaryData } from "~/domain/site/glossary-data";
import { vocabularyProblems } from "../vocabulary";
import { files } from "./files";

const whole = readCollection(files);
const [profile] = whole.profiles;
const [defined] = profile?.definitions ?? [];
if (!profile || !defined) throw new Error("no profile");

const needed = [
  ...["categories.yaml", "sources.yaml", "site.yaml", "faq/bases-de-la-nutrition/cafe-deshydrate.md"],
  `profils/${profile.slug}.md`,
];
/** Little, so that it is read quickly; links to what is not there are left out. */
const few = Object.fromEntries(
  needed.map((file) => [file, (files[file] ?? "").replace(/\[([^\]]*)\]\(\/[^)]*\)/g, "$1")]),
);

const entry = (lines: string) => `reviewed_on: 2026-01-01\nterms:\n${lines}`;
const coffee = `
  - term: Caféine
    variants: [le café]
    definition: Une substance du café.
    question: 101
    sources: [INCO]`;
const withGlossary = (lines: string) => ({ ...few, "glossaire.yaml": entry(lines) });
const read = (lines: string) => readCollection(withGlossary(lines)).glossary;
const problems = (lines: string) => checkContents(withGlossary(lines), readCollection(withGlossary(lines)));

it("a term has a definition of its own, or that of its profile", () => {
  const taken = `
  - { term: "${defined.term}", profile: ${profile.slug}, sources: [INCO] }`;
  expect(read(coffee + taken)?.terms.map(({ definition }) => definition).sort()).toEqual(
    ["Une substance du café.", defined.text].sort(),
  );
});

it.each([
  ["no definition", coffee.replace("    definition: Une substance du café.\n", ""), /Caféine.* : la définition manque/],
  ["a profile without it", coffee.replace("definition: Une substance du café.", `profile: ${profile.slug}`), /ne le définit pas/],
  ["a second definition", coffee.replace("Caféine", `"${defined.term}"`), /le profil .* le définit/],
  ["an unknown source", coffee.replace("[INCO]", "[NULLE-PART]"), /glossaire\.yaml \(Caféine\).*NULLE-PART/],
  ["a long definition", coffee.replace("substance", "x".repeat(300)), /« terms\.0\.definition » dépasse 280/],
])("%s is refused", (_what, lines, message) => {
  expect(() => read(lines)).toThrow(message);
});

describe("what an editor would send back", () => {
  it("is nothing of a valid glossary", () => {
    expect(problems(coffee)).toEqual([]);
  });

  it.each([
    ["a term twice", coffee + coffee.replace("Caféine", "CAFEINE").replace("le café", "tasse"), /« caf[eé]ine » est écrit deux fois/i],
    ["a variant twice", coffee + coffee.replace("Caféine", "Tasse"), /« le café » est écrit deux fois/],
    ["a term of no text", coffee.replace("Caféine", "Zzz").replace("le café", "yyy"), /rien sur le site n’emploie « Zzz »/],
    ["an unknown question", coffee.replace("101", "999"), /« Caféine » : il n’y a pas de question 999/],
    ["wrong typography", coffee.replace("du café.", "du café..."), /« Caféine » : point de suspension/],
  ])("is %s", (_what, lines, message) => {
    expect(problems(lines)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
  });
});

describe("the site's glossary", () => {
  const terms = whole.glossary?.terms ?? [];

  it("has every term that a profile defines, with the profile's words", () => {
    const texts = new Map(terms.map(({ term, definition }) => [term, definition]));
    for (const { term } of whole.profiles.flatMap(({ definitions }) => definitions)) {
      const held = whole.profiles.flatMap(({ definitions }) => definitions.filter((other) => other.term === term));
      expect(held.map(({ text }) => text), term).toContain(texts.get(term));
    }
  });

  it("has terms enough, and structured data in the vocabulary", () => {
    expect(terms.length).toBeGreaterThanOrEqual(30);
    expect(vocabularyProblems(glossaryData("https://site.test", "Glossaire", terms))).toEqual([]);
  });
});
