import { expect, it } from "vitest";
import { renderTexts } from "../../compiler/render/texts";
import { contents } from "../support/contents";
import { isShortRun } from "../support/long-tests";
import { fragmentProblems } from "../e2e/support/valid-html";

const { faqs, guides, profiles, pages } = renderTexts(contents);

/** Texts as pages show them; in a short run, a fifth of them. */
const texts = [
  ...faqs.map(({ file, answer }) => [file, answer]),
  ...guides.map(({ slug, introduction, sections }) => [
    slug,
    introduction + sections.map(({ html }) => html).join(""),
  ]),
  ...profiles.map(({ slug, introduction }) => [slug, introduction]),
  ...pages.map(({ slug, html }) => [slug, html]),
].filter((_, place) => !isShortRun || place % 5 === 0);

it("the texts of all answers, guides, audiences and pages are valid HTML", async () => {
  // Checks all texts in one call: each call takes 40 ms to start.
  const problems = await fragmentProblems(texts.map(([, html]) => `<section>${html}</section>`).join("\n"));
  const named = problems.map((problem) =>
    problem.replace(/section:nth-child\((\d+)\)/, (_, place) => texts[Number(place) - 1]?.[0] ?? "?"),
  );
  expect(named).toEqual([]);
});
