import { expect, it } from "vitest";
import { stringify } from "yaml";
import { checkContents } from "../../compiler/check/content-check";
import { readCollection } from "../../compiler/read/content-collection";
import { few } from "../support/few-files";

/** The first of four definitions. The tests change it. */
const defined = { term: "Tempo", text: "La vitesse de la musique." };
const definitions = [defined, ...[2, 3, 4].map((n) => ({ term: `Mot ${n}`, text: "Un mot." }))];
const profile = {
  ...{
    id: 1,
    name: "Musiciens",
    description: "Pour eux.",
    icon: "Users",
    gradient: "",
    reviewed_on: "2026-01-01",
  },
  ...{ definitions, tips: Array.from({ length: 6 }, () => ({ emoji: "🎵", title: "Un", text: "Conseil." })) },
  sources: ["ESSAI"],
};
const little = { ...few, "profils/musiciens.md": `---\n${stringify(profile)}---\n\nUne introduction.` };

const entry = (lines: string) => `reviewed_on: 2026-01-01\nterms:\n${lines}`;
/** A term that occurs in the only answer, « La première phrase répond. » */
const first = `
  - term: Première
    variants: [phrase]
    definition: Celle qui répond.
    question: 101
    sources: [ESSAI]`;
const withGlossary = (lines: string) => ({ ...little, "glossaire.yaml": entry(lines) });
const read = (lines: string) => readCollection(withGlossary(lines)).glossary;

it("a term has the definition in the glossary or, if it has none there, the definition of its audience", () => {
  const taken = `
  - { term: "${defined.term}", sources: [ESSAI] }`;
  expect(
    read(first + taken)
      ?.terms.map(({ definition }) => definition)
      .sort(),
  ).toEqual(["Celle qui répond.", defined.text].sort());
});

it.each([
  ["no definition", first.replace(/ +definition.*\n/, ""), /Première.* : la définition manque/],
  ["a second definition", first.replace("Première", defined.term), /le profil .* le définit/],
])("%s is refused", (_what, lines, message) => {
  expect(() => read(lines)).toThrow(message);
});

it("a form of two terms is reported", () => {
  const lines = first + first.replace("Première", "Répond");
  const glossary = withGlossary(lines);
  expect(checkContents(glossary, readCollection(glossary))).toEqual([
    expect.stringMatching(/« phrase » est déjà écrit/),
  ]);
});
