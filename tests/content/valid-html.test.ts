import { expect, it } from "vitest";
import { listGuides } from "~/data/content.server";
import { withDrawings, withGuideDrawings } from "~/data/figures.server";
import { withGuideTermLinks, withTermLinks } from "~/data/term-links.server";
import { sanitizeAnswer } from "~/domain/faq/answer-html";
import { contents } from "../contents";
import { fragmentProblems } from "../e2e/support/valid-html";

/** Texts as pages show them. */
const texts = [
  ...contents.faqs.map(({ file, id, answer }) => [file, withDrawings(withTermLinks(id, sanitizeAnswer(answer)))]),
  ...listGuides()
    .map((guide) => withGuideDrawings(withGuideTermLinks(guide)))
    .map(({ slug, introduction, sections }) => [slug, introduction + sections.map(({ html }) => html).join("")]),
  ...contents.profiles.map(({ slug, introduction }) => [slug, introduction]),
  ...contents.pages.map(({ slug, html }) => [slug, html]),
] as const;

it("the texts of all answers, guides, profiles and pages are valid HTML", async () => {
  expect(texts.length).toBeGreaterThan(180);
  // All at once: each call takes 40 ms before it begins.
  const problems = await fragmentProblems(texts.map(([, html]) => `<section>${html}</section>`).join("\n"));
  const named = problems.map((problem) =>
    problem.replace(/section:nth-child\((\d+)\)/, (_, place) => texts[Number(place) - 1]?.[0] ?? "?"),
  );
  expect(named).toEqual([]);
});
