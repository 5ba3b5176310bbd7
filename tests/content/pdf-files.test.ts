import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import type { GuideDocument } from "../../compiler/read/read-guide";
import { plainText } from "../../compiler/render/markdown";
import { listAdvice } from "~/foods/look-up/food-list";
import { situationPath } from "~/foods/look-up/situation";
import { verdictLabel } from "~/foods/verdicts";
import { guidePath } from "~/guides/guide";
import { findPageFile, readPageFile } from "~/server/compiled/compiled.server";
import { pdfPath } from "~/server/compiled/page-files";
import { frenchTypography } from "~/text/typography";
import { contents } from "../support/contents";
import { isShortRun } from "../support/long-tests";

/** A text without white space, so that a PDF's line breaks do not matter. */
const squeezed = (text: string) => text.replace(/\s/g, "");

/** Expects the PDF of a page to be small, tagged and in French, with the page's title, headings and texts. */
async function expectPdf(
  path: string,
  page: { title: string; outline: string[]; texts: string[]; mostBytes: number; mostPages?: number },
): Promise<void> {
  const file = findPageFile(pdfPath(path));
  if (!file) throw new Error(`${path} has no PDF`);
  const bytes = await readPageFile(file);
  expect(bytes.byteLength).toBeLessThan(page.mostBytes);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(pdf.numPages).toBeLessThanOrEqual(page.mostPages ?? Infinity);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: page.title, Language: "fr-FR" });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(page.outline);
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  expect([Math.round(width), Math.round(height)], "A4").toEqual([595, 842]);

  const pieces: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true });
    // Running heads, footers and page numbers are artifacts. They can separate the words of a text that a page's end divides.
    let artifacts = 0;
    for (const item of items) {
      if ("str" in item) {
        if (artifacts === 0) pieces.push(item.str);
      } else if (item.type === "endMarkedContent") artifacts = Math.max(0, artifacts - 1);
      else if (artifacts > 0 || ("tag" in item && item.tag === "Artifact")) artifacts += 1;
    }
  }
  await pdf.destroy();
  const text = squeezed(pieces.join(""));
  expect(text).not.toContain("\ufffd");
  expect(page.texts.filter((part) => !text.includes(squeezed(part)))).toEqual([]);
}

/** Every paragraph, list item and cell of a guide's body. */
function bodyTexts(guide: GuideDocument): string[] {
  return guide.trees
    .flatMap((tree) =>
      tree.children.flatMap((node) => {
        if (node.type === "list") return node.children.map(plainText);
        if (node.type === "table") return node.children.flatMap((row) => row.children.map(plainText));
        return [plainText(node)];
      }),
    )
    .map(frenchTypography);
}

describe("a guide's PDF has the text of its page", () => {
  it.each(contents.guides)("$slug", async (guide) => {
    const sections = guide.sections.map(({ title }, index) => `${index + 1}. ${title}`);
    await expectPdf(guidePath(guide.slug), {
      title: guide.title,
      outline: ["Points clés à retenir", "Objectifs", ...sections, "Astuces", "Sources"],
      texts: [
        ...[guide.title, guide.description, ...guide.objectives, ...guide.keyTakeaways, ...guide.tips],
        ...[...sections, ...guide.sources.map(({ title }) => title), ...bodyTexts(guide)],
      ],
      mostBytes: 300 * 1024,
    });
  });
});

describe("a list's PDF has two pages at most, every shelf, family and food, and what their lines say", () => {
  /** In a short run, a fifth of them. */
  const tested = contents.situations.filter((_, place) => !isShortRun || place % 5 === 0);

  it.each(tested)("$title", async (situation) => {
    const groups = listAdvice(contents.foods, situation, contents.foodFamilies);
    await expectPdf(situationPath(situation.key), {
      title: `${situation.title}\u202f: la liste`,
      outline: groups.map(({ verdict }) => verdictLabel(verdict)),
      texts: [
        ...[situation.definition, situation.warning ?? ""],
        ...groups.flatMap(({ shelves }) =>
          shelves.flatMap(({ name, lines }) => [
            name,
            ...lines.flatMap(({ family, foods, note }) => [
              family ?? "",
              ...foods.map((food) => food.name),
              note,
            ]),
          ]),
        ),
      ],
      mostBytes: 200 * 1024,
      mostPages: 2,
    });
  });
});
