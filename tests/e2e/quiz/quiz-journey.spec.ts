import type { Page } from "@playwright/test";
import { DEFAULT_PASSING_SCORE } from "../../../app/quiz/quiz";
import { samples } from "../../support/contents";
import { firstAnswers } from "../../support/quiz-answers";
import { signForTest } from "../../support/signing";
import { BOTH, expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
import { withKey } from "../support/quiz-key";

const quiz = withKey(samples.untimedQuiz);
const passingScore = samples.untimedQuiz.passing_score ?? DEFAULT_PASSING_SCORE;
const total = quiz.questions.length;
/** The state in which the quiz question of this number is the next. */
const stateBefore = (number: number) =>
  signForTest({ quizId: quiz.id, start: null, answers: firstAnswers(samples.untimedQuiz, number - 1) });

type Choice = "right" | "wrong" | null;

async function answer(page: Page, index: number, choice: Choice, by: "mouse" | "keyboard") {
  const question = quiz.questions[index];
  if (!question) throw new Error(`no question ${index}`);
  await expect(page.getByRole("group", { name: question.question })).toBeVisible();
  const progress = page.getByRole("progressbar", { name: `Question ${index + 1} sur ${total}` });
  await expect(progress).toHaveJSProperty("value", index + 1);
  const isLast = index === total - 1;
  const onward = page.getByRole("button", { name: isLast ? "Terminer le quiz" : "Suivant" });
  if (by === "mouse") {
    if (choice) await page.getByRole("radio", { name: question[choice], exact: true }).check();
    await onward.click();
  } else if (choice) {
    const position = question.answers.indexOf(question[choice]);
    await page.locator("#quiz").getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    for (let step = 0; step < position; step += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  } else {
    await onward.press("Enter");
  }
}

const journeys = {
  withScripts: { by: "keyboard", choiceFor: (index: number): Choice => (index < total - 1 ? "right" : null) },
  withoutScripts: { by: "mouse", choiceFor: (): Choice => "wrong" },
} as const;

test(
  "a whole quiz (by keyboard, the last one unanswered; or by mouse, all wrong) survives a reload, Back and « Précédent »",
  BOTH,
  async ({ page, javaScriptEnabled }) => {
    const { by, choiceFor } = journeys[javaScriptEnabled ? "withScripts" : "withoutScripts"];
    const choices = quiz.questions.map((_, index) => choiceFor(index));
    const score = choices.filter((choice) => choice === "right").length;
    await page.goto("/quiz");
    await page.getByRole("link", { name: `Commencer le quiz « ${quiz.title} »` }).click();
    await expect(page.getByRole("button", { name: "Précédent" })).toBeDisabled();
    for (let index = 0; index < total; index += 1) {
      await expect(page.locator("#quiz").getByRole("radio", { checked: true })).toHaveCount(0);
      if (index === 2) {
        await page.reload();
        await expect(page.getByText(`Question 3 sur ${total}`)).toBeVisible();
      }
      if (index === 3) {
        await page.goBack();
        await expect(page.getByText(`Question 3 sur ${total}`)).toBeVisible();
        await page.goForward();
      }
      if (index === 4) {
        await page.getByRole("button", { name: "Précédent" }).click();
        await expect(page.getByText(`Question 4 sur ${total}`)).toBeVisible();
        await expect(page.locator("#quiz").getByRole("radio", { checked: true })).toHaveCount(1);
        await page.getByRole("button", { name: "Suivant" }).click();
      }
      await answer(page, index, choices[index] ?? null, by);
    }

    const unanswered = choices.filter((choice) => choice === null).length;
    const percentage = Math.round((score / total) * 100);
    const verdict = percentage >= passingScore ? "Félicitations !" : "Continuez vos efforts !";
    const check = async () => {
      await expect(page.getByRole("heading", { name: verdict })).toBeVisible();
      await expect(page.getByText(`Vous avez obtenu ${score} sur ${total} (${percentage}%)`)).toBeVisible();
      const marks = page.getByRole("list", { name: "Vos réponses, une par une" });
      await expect(marks.getByText("Juste", { exact: true })).toHaveCount(score);
      await expect(page.getByText(/^Bonne réponse\s:/)).toHaveCount(total);
      await expect(page.getByText(/^Votre réponse\s: \S/)).toHaveCount(total - score);
      await expect(page.getByText(/^Votre réponse\s: aucune$/)).toHaveCount(unanswered);
    };
    await check();
    if (javaScriptEnabled) await expect(page.getByRole("heading", { name: verdict })).toBeFocused();
    await page.reload();
    await check();
    await page.getByRole("link", { name: "Retour aux quiz" }).click();
    await expect(page).toHaveURL("/quiz");
    await page.goBack();
    await check();
    await page.getByRole("link", { name: "Recommencer" }).click();
    await expect(page.getByText(`Question 1 sur ${total}`)).toBeVisible();
  },
);

test.describe("offline", () => {
  test.use({ expectedErrors: STATUS_ERRORS });

  test("answers survive a connection failure at the end", async ({ page, context }) => {
    await page.goto(`/quiz/${quiz.id}?question=${total}&etat=${stateBefore(total)}`);
    await startScripts(page);
    await expect(page.getByText(`Question ${total} sur ${total}`)).toBeVisible();
    await page.locator("#quiz").getByRole("radio").first().check();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Terminer le quiz" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le site n’a pas répondu");
    await expect(page).toHaveTitle("Le site n’a pas répondu | FAQ + ALIM");
    await context.setOffline(false);
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect(page.getByText(`Question ${total} sur ${total}`)).toBeVisible();
  });
});

test("no page reveals the answer key before the end", async ({ request }) => {
  for (let number = 1; number <= total; number += 1)
    for (const ending of ["", ".data"]) {
      const query = `question=${number}&etat=${stateBefore(number)}`;
      const response = await request.get(`/quiz/${quiz.id}${ending}?${query}`);
      expect(response.status()).toBe(200);
      const text = await response.text();
      expect(text).not.toMatch(/is_?correct|isRight|explanation/i);
      for (const { explanation } of quiz.questions) expect(text).not.toContain(explanation.slice(0, 25));
    }
});
