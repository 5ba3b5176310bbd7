import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { readContentFiles } from "../../compiler/read/content-files";
import { DECISIONS_FILE, readDecisions } from "../../compiler/read/lists";
import { makePdf } from "../../compiler/render/typst";
import { dueReviews, proofreadingOf } from "../../scripts/content/reviews";
import { contents, samples } from "../support/contents";

const files = readContentFiles("content");
const sheetOf = (person: string) => proofreadingOf(contents, files, person, "2026-12-01");
const squeezed = (text: string) => text.replace(/\s+/g, "");

it("a health professional reads the decisions, then every emergency card, the chosen answers and every food", async () => {
  const bytes = await makePdf(DECISIONS_FILE, sheetOf(samples.situation.key));
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const parts = await pdf.getOutline();
  const titlesIn = (place: number) =>
    (parts[place]?.items ?? []).map(({ title }: { title: string }) => title);
  const { decisions, reponses } = readDecisions(files);
  const { general, cards } = contents.urgences;
  expect(titlesIn(0)).toEqual(decisions.map(({ profession }) => profession));
  expect(titlesIn(1)).toEqual([general, ...cards].map((card) => card?.title));
  expect(titlesIn(2)).toEqual(
    expect.arrayContaining(reponses.map((id) => expect.stringContaining(`(n° ${id})`))),
  );
  let text = "";
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    text += squeezed(items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  const lines = [
    ...decisions.flatMap(({ questions }) => questions),
    ...contents.foods.map(({ name }) => name),
  ];
  expect(lines.filter((line) => !text.includes(squeezed(line)))).toEqual([]);
});

it("an unknown person is refused, with the person that may be meant", () => {
  expect(() => sheetOf(`${samples.situation.key}s`)).toThrow(samples.situation.key);
});

it("texts reviewed a year ago are due, oldest first", () => {
  const reviewed = (days: string[]) =>
    days.map((day) => ({ ...samples.question, reviewed_on: day, file: `faq/${day}.md` }));
  const faqs = reviewed(["2026-03-01", "2025-12-01", "2025-12-02", "2025-06-30"]);
  const due = dueReviews({ faqs, guides: [], profiles: [] }, "2026-12-01");
  expect(due).toEqual(["2025-06-30  faq/2025-06-30.md", "2025-12-01  faq/2025-12-01.md"]);
});
