import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import type { GuideDocument } from "../../compiler/read/read-guide";
import { plainText } from "../../compiler/render/markdown";
import { frenchTypography } from "~/text/typography";
import { loader as loadPdf } from "~/routes/guide-pdf";
import { at } from "../support/at";
import { contents } from "../support/contents";

/** The text of an HTML fragment without white space, so that a PDF's line breaks do not matter. */
const squeezed = (text: string) => text.replace(/\s/g, "");

/** Every paragraph, list item and cell of a guide's body. */
function bodyTexts(guide: GuideDocument): string[] {
  return [guide.introductionTree, ...guide.sectionTrees]
    .flatMap((tree) =>
      tree.children.flatMap((node) => {
        if (node.type === "list") return node.children.map(plainText);
        if (node.type === "table") return node.children.flatMap((row) => row.children.map(plainText));
        return [plainText(node)];
      }),
    )
    .map(frenchTypography);
}

/** All texts of a guide, as its page shows them. */
function texts(guide: GuideDocument): string[] {
  return [
    ...[guide.title, guide.description, ...guide.objectives, ...guide.keyTakeaways, ...guide.tips],
    ...guide.sections.map(({ title }, index) => `${index + 1}. ${title}`),
    ...guide.sources.map(({ title }) => title),
    ...bodyTexts(guide),
  ];
}

describe.each(contents.guides.map((guide) => [guide.slug, guide] as const))("%s", (slug, guide) => {
  it("has a small tagged PDF with the language, title, outline and text of the page", async () => {
    const bytes = new Uint8Array(await (await loadPdf(at(`/fiches-pratiques/${slug}.pdf`))).arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(300 * 1024);
    const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: guide.title, Language: "fr-FR" });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = await pdf.getOutline();
    const sections = guide.sections.map(({ title }, index) => `${index + 1}. ${title}`);
    expect(outline.map(({ title }) => title)).toEqual([
      "Points clés à retenir",
      "Objectifs",
      ...sections,
      "Astuces",
      "Sources",
    ]);

    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      // Running heads and page numbers are artifacts, not part of the text.
      let artifacts = 0;
      for (const item of items) {
        if ("str" in item) {
          if (artifacts === 0) pages.push(item.str);
        } else if (item.type === "endMarkedContent") artifacts = Math.max(0, artifacts - 1);
        else if (artifacts > 0 || ("tag" in item && item.tag === "Artifact")) artifacts += 1;
      }
    }
    const text = squeezed(pages.join(""));
    expect(text).not.toContain("\ufffd");
    expect(texts(guide).filter((part) => !text.includes(squeezed(part)))).toEqual([]);
    await pdf.destroy();
  });
});
