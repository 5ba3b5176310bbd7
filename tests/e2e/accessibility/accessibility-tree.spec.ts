import { questionPath } from "../../../app/domain/faq/question-path";
import { guidePath } from "../../../app/domain/guide/guide-path";
import { contents, faqs, one, samplePaths, samples } from "../../support/contents";
import { firstAnswers } from "../../support/quiz-answers";
import { signForTest } from "../../support/signing";
import { plain } from "../support/crawl";
import { expect, startScripts, test } from "../support/fixtures";

// These tests check the roles, names and states that screen readers receive. suggestions.spec.ts checks those of suggestions.

const { category, untimedQuiz: quiz, timedQuiz } = samples;
const [question] = quiz.questions;
const total = quiz.questions.length;

test("a list of questions is a list of collapsed groups, each with a heading", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(samplePaths.category);
  if (javaScriptEnabled) await startScripts(page);
  const [{ name: subcategory } = { name: "?" }] = category.subcategories;
  const list = page.getByRole("list", { name: subcategory, exact: true }).first();
  const item = list.getByRole("listitem").first();
  const group = item.getByRole("group");
  const summary = group.locator("summary");
  await expect(group.getByRole("heading", { level: 4 })).toHaveCount(1);
  await expect(group.getByRole("heading", { level: 5 }).or(group.getByRole("link"))).toHaveCount(0);
  const link = group.getByRole("link", { name: /^La page de cette question/ });
  if (javaScriptEnabled) await expect(summary).toHaveAttribute("aria-expanded", "false");
  await summary.click();
  if (javaScriptEnabled) await expect(summary).toHaveAttribute("aria-expanded", "true");
  const name = await group.getByRole("heading", { level: 4 }).innerText();
  await expect(link).toHaveAccessibleName(plain(`La page de cette question : ${name}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(plain(category.name));
});

test("a quiz question is a group of radio buttons named by the quiz question", async ({ page }) => {
  await page.goto(samplePaths.untimedQuiz);
  const group = page.getByRole("group", { name: question?.question ?? "?" });
  await expect(group.getByRole("heading", { level: 2 })).toHaveText(question?.question ?? "?");
  await expect(group.getByRole("radio")).toHaveCount(4);
  for (const answer of question?.answers ?? []) {
    await expect(group.getByRole("radio", { name: answer, exact: true, checked: false })).toHaveCount(1);
  }
  const progress = page.getByRole("progressbar", { name: `Question 1 sur ${total}` });
  await expect(progress).toHaveAttribute("max", String(total));
  await expect(progress).toHaveJSProperty("value", 1);
  // The form's first button, which handles the Enter key, is hidden from screen readers.
  await expect(page.locator("#quiz").getByRole("button")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Précédent", disabled: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Suivant" })).toBeEnabled();
  await expect(page.getByRole("group", { name: "Correction" }).getByRole("radio")).toHaveCount(2);
});

test("the remaining time of a quiz is a timer with a label", async ({ page, javaScriptEnabled }) => {
  await page.goto(samplePaths.timedQuiz);
  const timer = page.getByRole("timer");
  await expect(timer).toHaveCount(javaScriptEnabled ? 1 : 0);
  if (javaScriptEnabled) await expect(timer).toHaveText(/^Temps restant\s: \d+:\d\d$/);
  else await expect(page.getByText(/^Vous avez jusqu’à .+ \(heure de Paris\)\.$/)).toBeVisible();
  await expect(
    page.getByRole("group", { name: "Temps" }).getByRole("radio", { name: "Libre" }),
  ).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAccessibleName(
    `Question 1 sur ${timedQuiz.questions.length}`,
  );
});

test("a quiz's result states each answer's outcome and links to its correction", async ({ page }) => {
  const played = { quizId: quiz.id, start: null, answers: firstAnswers(quiz, total - 1) };
  const result = signForTest({ ...played, late: false, score: 2 }, "quiz-result");
  await page.goto(`/quiz/${quiz.id}?resultat=${result}`);
  const marks = page.getByRole("list", { name: "Vos réponses, une par une" });
  await expect(marks.getByRole("listitem")).toHaveCount(total);
  await expect(marks.getByRole("link")).toHaveCount(total);
  await expect(marks.getByRole("link").last()).toHaveAccessibleName(`Question ${total} Sans réponse`);
  await expect(marks.getByRole("link").first()).toHaveAccessibleName(/^Question 1 (Juste|Faux)$/);
  await expect(page.getByRole("heading", { level: 2, name: "La correction" })).toBeVisible();
  const correction = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { level: 3, name: `1. ${question?.question}` }),
  });
  await expect(correction.getByText(/^Bonne réponse\s:/)).toBeVisible();
  // The ring and the basket are hidden, because they repeat the sentence beside them.
  const score = page.getByRole("main").locator("div").filter({ has: marks }).last();
  await expect(score.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(score.getByRole("img")).toHaveCount(0);
});

test("a figure has a heading that names its table, which has row and column headers", async ({ page }) => {
  const withBars = one(
    faqs.filter(({ answer }) => answer.includes('data-figure="bars"')),
    "answer with bars",
  );
  await page.goto(questionPath(withBars));
  const figure = page.getByRole("figure").first();
  const title = await figure.getByRole("heading", { level: 2 }).innerText();
  const table = figure.getByRole("table", { name: title });
  const rows = table.getByRole("row");
  await expect(rows.first().getByRole("columnheader").nth(1)).toHaveText(/\S/);
  await expect(rows.nth(1).getByRole("rowheader")).toHaveText(/\S/);
  await expect(rows.nth(1).getByRole("cell")).not.toHaveCount(0);
  await expect(table.getByRole("img")).toHaveCount(0);

  const guide = one(
    contents.guides.filter(({ introduction }) => introduction.includes("data-drawing=")),
    "guide with a drawing in its introduction",
  );
  await page.goto(guidePath(guide.slug));
  const drawn = page.getByRole("figure").first();
  await expect(drawn.getByRole("heading", { level: 2 })).toHaveText(/\S/);
  await expect(drawn.getByRole("img")).toHaveAccessibleName(/.{20}/);
});

test("the accessibility statement has a table of criteria per RGAA theme, the rate of met criteria, and the verdict", async ({
  page,
}) => {
  await page.goto("/accessibilite");
  const grid = page.getByRole("region", { name: "La grille des 106 critères" });
  await expect(grid.getByRole("heading", { level: 3 })).toHaveCount(13);
  await grid.getByRole("heading", { level: 3, name: "5. Tableaux" }).click();
  const rows = grid.getByRole("table", { name: "Tableaux" }).getByRole("row");
  await expect(rows).toHaveCount(1 + 8);
  await expect(rows.nth(6).getByRole("rowheader", { name: /^5\.6 / })).toBeVisible();
  await expect(rows.nth(6).getByRole("cell")).toHaveText(/^(non )?(conforme|applicable|vérifié)/);
  await expect(page.getByText(/soit \d+\s%\./)).toBeVisible();
  await expect(page.getByText(/Faute d’audit, FAQ \+ ALIM est aujourd’hui non conforme/)).toBeVisible();
});
