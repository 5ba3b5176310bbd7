import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { guideAsTypst, makePdf, shareImageAsTypst } from "../../compiler/render/typst";
import { ContentError } from "../../compiler/read/content-files";
import { writePageFiles } from "../../compiler/compile";
import { pageFiles } from "../../compiler/write/page-files";
import { contents, quizzes, samples } from "../support/contents";

const { guide, food } = samples;

it("the name of a file changes with what the file shows: a guide's title, and a rule of a food", () => {
  const namesOf = (guides: typeof contents.guides, foods: typeof contents.foods) =>
    new Map(
      pageFiles({ ...contents, quizzes, faqs: [], guides, foods }).map(({ path, name }) => [path, name]),
    );
  const rules = food.rules.map((rule) =>
    rule.situation === "enceinte" ? { ...rule, condition: "à la vapeur" } : rule,
  );
  const before = namesOf([guide], [food]);
  const after = namesOf([{ ...guide, title: "Autre titre" }], [{ ...food, rules }]);
  expect([...before].flatMap(([path, name]) => (after.get(path) === name ? [] : path)).sort()).toEqual(
    [
      ...["md", "pdf"].map((kind) => `/fiches-pratiques/${guide.slug}.${kind}`),
      ...[`/partage/fiche/${guide.slug}.png`, `${food.path}.md`],
      // Gestational diabetes includes pregnancy.
      ...["/aliments/pour/diabete-gestationnel.pdf", "/aliments/pour/enceinte.pdf"],
    ].sort(),
  );
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
