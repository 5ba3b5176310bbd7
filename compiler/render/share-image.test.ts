import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { makePdf, shareImageAsTypst } from "./typst";

/** The lines of a title in the image, with plain spaces, and their size. */
async function laid(title: string) {
  const source = shareImageAsTypst({ path: "", title, label: "Fiche", tone: "accent" }, undefined);
  const pdf = await getDocument({ data: new Uint8Array(await makePdf("essai.md", source)), verbosity: 0 })
    .promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const lines = new Map<number, string>();
  let size = 0;
  for (const item of items) {
    if (!("str" in item) || /^(?:Fiche|FAQ|ALIM|\s*)$/.test(item.str)) continue;
    const y = Math.round(Number(item.transform[5]));
    lines.set(y, `${lines.get(y) ?? ""} ${item.str}`.trim());
    size = item.height;
  }
  await pdf.destroy();
  return { lines: [...lines.values()], size };
}

describe("a title", () => {
  it("is larger if it is short, in lines of similar length", async () => {
    const short = await laid("Où trouver du calcium\u202f?");
    const long = await laid(
      "«\u00a0Allégé\u00a0», «\u00a0sans sucres ajoutés\u00a0»\u202f: que veulent dire ces mots\u202f?",
    );
    expect(short.lines).toEqual(["Où trouver", "du calcium ?"]);
    expect(long.size).toBeLessThan(short.size);
    expect(long.lines.length).toBeLessThanOrEqual(4);
  });

  it("does not break at hyphens or no-break spaces", async () => {
    const words = ["Combien", "de", "kilocalories", "le", "petit-déjeuner", "doit-il", "100\u00a0g\u202f?"];
    const { lines } = await laid(words.join(" "));
    expect(lines.length).toBeGreaterThan(1);
    for (const word of ["petit-déjeuner", "doit-il", "100 g ?"])
      expect(lines.filter((line) => line.includes(word))).toHaveLength(1);
  });
});
