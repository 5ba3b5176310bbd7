import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { guideAsTypst } from "../../compiler/render/guide-pdf";
import { shareImageAsTypst } from "../../compiler/render/share-image";
import { makePdf } from "../../compiler/render/typst";
import { ContentError } from "../../compiler/read/content-files";
import { pageFiles, writePageFiles } from "../../compiler/write/page-files";
import { contents, faqs, quizzes, samples } from "../support/contents";
import { categoryTone } from "../../app/shell/tone";

const { category, guide, food, question } = samples;
/** All texts but most answers and foods, whose files are named alike. */
const published = {
  ...contents,
  quizzes,
  faqs: [...new Set([question, ...faqs.slice(0, 10)])],
  foods: [...new Set([food, ...contents.foods.slice(0, 10)])],
};
const named = (changed: Partial<typeof published>) =>
  new Map(pageFiles({ ...published, ...changed }).map(({ path, name }) => [path, name]));
const before = named({});

/** The paths whose file has another name after a change. */
function renamed(changed: Partial<typeof published>): string[] {
  const after = named(changed);
  return [...before].flatMap(([path, name]) => (after.get(path) === name ? [] : path)).sort();
}

/** A list in which one entry is changed. */
const withChanged = <T>(all: T[], entry: T, change: Partial<T>) =>
  all.map((each) => (each === entry ? { ...each, ...change } : each));

describe("the name of a file changes with what the file shows", () => {
  const image = `/partage/theme/${category.slug}.png`;
  const otherColor = categoryTone(category.color) === "primary" ? "green" : "blue";

  it("the title and colour of a category, and the title of a guide", () => {
    const isOfCategory = (path: string) => path === image || path.startsWith("/partage/quiz/");
    for (const change of [{ name: "Autre" }, { color: otherColor }]) {
      const changed = renamed({ categories: withChanged(contents.categories, category, change) });
      expect(changed).toContain(image);
      expect(changed.filter((path) => !isOfCategory(path))).toEqual([]);
    }
    expect(renamed({ guides: withChanged(contents.guides, guide, { title: "Autre titre" }) })).toEqual(
      [
        `/fiches-pratiques/${guide.slug}.md`,
        `/fiches-pratiques/${guide.slug}.pdf`,
        `/partage/fiche/${guide.slug}.png`,
      ].sort(),
    );
  });

  it("an answer, and a rule of a food", () => {
    const edited = withChanged(published.faqs, question, { answer: "<p>Autre.</p>" });
    const [path = "", ...others] = renamed({ faqs: edited });
    expect(path).toMatch(new RegExp(`^/question/${question.id}-.*\\.md$`));
    expect(others).toEqual([]);
    const rules = food.rules.map((rule) =>
      rule.situation === "enceinte" ? { ...rule, condition: "à la vapeur" } : rule,
    );
    expect(renamed({ foods: withChanged(published.foods, food, { rules }) })).toEqual(
      // Gestational diabetes includes pregnancy.
      [`${food.path}.md`, "/aliments/pour/diabete-gestationnel.pdf", "/aliments/pour/enceinte.pdf"].sort(),
    );
  });
});

it("a file that cannot be made is left out, and its problem is returned", async () => {
  const folder = mkdtempSync(join(tmpdir(), "faqalim-files-"));
  const problem = "fiches/a.md : un problème";
  const problems = await writePageFiles(folder, [
    { path: "/a.pdf", name: "a.pdf", make: () => Promise.reject(new ContentError(problem)) },
    { path: "/b.md", name: "b.md", make: () => "texte" },
  ]);
  expect(problems).toEqual([problem]);
  const listed: unknown = JSON.parse(readFileSync(join(folder, "files.json"), "utf8"));
  expect(listed).toEqual({ "/b.md": { name: "b.md" } });
  rmSync(folder, { recursive: true });
});

it("a guide whose PDF would have a character that no font has is refused, by the name of its file", async () => {
  const source = guideAsTypst({ ...guide, title: "Le poisson 魚" });
  await expect(makePdf("fiches/poisson.md", source)).rejects.toThrow(
    /^fiches\/poisson\.md : son PDF ne se compose pas/,
  );
});

it("the fonts have every character of the cards", async () => {
  const { categories, profiles, guides, situations } = contents;
  const titles = [...categories, ...profiles, ...guides, ...quizzes, ...situations].map((each) =>
    "name" in each ? each.name : each.title,
  );
  const card = { path: "", title: titles.join(" "), label: "Quiz", tone: "accent" } as const;
  await expect(makePdf("", shareImageAsTypst(card, undefined))).resolves.toBeDefined();
});
