import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { findPageFile, readPageFile } from "~/server/compiled/compiled.server";
import { pdfPath } from "~/server/compiled/page-files";
import { listAdvice } from "~/foods/look-up/food-list";
import { lowered } from "~/foods/food-words";
import { verdictLabel } from "~/foods/verdicts";
import { situationPath } from "~/foods/look-up/situation";
import { contents } from "../support/contents";
import { isShortRun } from "../support/long-tests";

const { foods, situations } = contents;
const squeezed = (text: string) => text.replace(/\s+/g, "");

/** In a short run, a fifth of them. */
const tested = situations.filter((_, place) => !isShortRun || place % 5 === 0);

describe.each(tested)("the PDF of the list « $title »", (situation) => {
  it("is tagged, has at most two pages, and contains every family, its exceptions, and every food with a rule of its own", async () => {
    const file = findPageFile(pdfPath(situationPath(situation.key)));
    if (!file) throw new Error("no file");
    const bytes = await readPageFile(file);
    expect(bytes.byteLength).toBeLessThan(200 * 1024);
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    expect(pdf.numPages).toBeLessThanOrEqual(2);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `${situation.title}\u202f: la liste`, Language: "fr-FR" });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    expect([Math.round(width), Math.round(height)], "A4").toEqual([595, 842]);

    const groups = listAdvice(foods, situation);
    const outline = await pdf.getOutline();
    const labels = groups.map(({ verdict }) => verdictLabel(verdict));
    expect((outline ?? []).map(({ title }) => title)).toEqual(labels);

    const pieces: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      // The footer, which begins with the site's name, can separate the words of a name that the page's end divides.
      const words = items.map((item) => ("str" in item ? item.str : ""));
      pieces.push(...words.slice(0, words.indexOf("FAQ + ALIM")));
    }
    const text = squeezed(pieces.join(""));
    expect(text).not.toContain("\ufffd");
    const expected = [
      situation.definition,
      situation.warning ?? "",
      ...groups.flatMap(({ kins }) =>
        kins.flatMap(({ name, note, followers, except, own }) => [
          ...(followers.length > 0 ? [name, note ?? ""] : []),
          ...except.map(lowered),
          ...own.flatMap((food) => [food.name, food.note ?? ""]),
        ]),
      ),
    ];
    expect(expected.filter((part) => !text.includes(squeezed(part)))).toEqual([]);
    await pdf.destroy();
  });
});
