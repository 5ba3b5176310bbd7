import { expect, it } from "vitest";
import { listGuides } from "~/data/site/contents.server";
import { withDrawings, withGuideDrawings } from "~/data/site/drawings.server";
import { withGuideTermLinks, withTermLinks } from "~/data/site/glossary-links.server";
import { sanitizeAnswer } from "~/domain/faq/answer-html";
import { contents } from "../support/contents";
import { fragmentProblems } from "../e2e/support/valid-html";

/** Texts as rendered on pages. */
const texts = [
  ...contents.faqs.map(({ file, id, answer }) => [
    file,
    withDrawings(withTermLinks(id, sanitizeAnswer(answer))),
  ]),
  ...listGuides()
    .map((guide) => withGuideDrawings(withGuideTermLinks(guide)))
    .map(({ slug, introduction, sections }) => [
      slug,
      introduction + sections.map(({ html }) => html).join(""),
    ]),
  ...contents.profiles.map(({ slug, introduction }) => [slug, introduction]),
  ...contents.pages.map(({ slug, html }) => [slug, html]),
] as const;

it("the texts of all answers, guides, audiences and pages are valid HTML", async () => {
  expect(texts.length).toBeGreaterThan(180);
  // Checks all texts in one call: each call takes 40 ms to start.
  const problems = await fragmentProblems(texts.map(([, html]) => `<section>${html}</section>`).join("\n"));
  const named = problems.map((problem) =>
    problem.replace(/section:nth-child\((\d+)\)/, (_, place) => texts[Number(place) - 1]?.[0] ?? "?"),
  );
  expect(named).toEqual([]);
});
