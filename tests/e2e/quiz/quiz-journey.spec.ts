import type { Page } from "@playwright/test";
import { DEFAULT_PASSING_SCORE } from "../../../app/quiz/quiz-rules";
import { one, samples } from "../../support/contents";
import { signForTest } from "../../support/signing";
import { BOTH, expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
import { given, withKey } from "../support/quiz-key";

const quiz = withKey(samples.untimedQuiz);
const passingScore = samples.untimedQuiz.passing_score ?? DEFAULT_PASSING_SCORE;
const total = quiz.questions.length;
/** The state after the first `count` quiz questions, with the same choice for each. */
const stateAfter = (count: number, choice: "right" | "wrong" = "right") => {
  const answers = quiz.questions.slice(0, count).map((_, index) => given(quiz, index, choice));
  return signForTest({ quizId: quiz.id, start: null, answers });
};

type Choice = "right" | "wrong" | null;

async function answer(page: Page, index: number, choice: Choice, by: "mouse" | "keyboard") {
  const question = one(quiz.questions.slice(index), "quiz question");
  await expect(page.getByRole("group", { name: question.question })).toBeVisible();
  const progress = page.getByRole("progressbar", { name: `Question ${index + 1} sur ${total}` });
  await expect(progress).toHaveJSProperty("value", index + 1);
  await expect(page.locator("#quiz").getByRole("radio", { checked: true })).toHaveCount(0);
  const onward = page.getByRole("button", { name: index === total - 1 ? "Terminer le quiz" : "Suivant" });
  if (by === "mouse") {
    if (choice) await page.getByRole("radio", { name: question[choice], exact: true }).check();
    await onward.click();
  } else if (choice) {
    await page.locator("#quiz").getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    for (let step = question.answers.indexOf(question[choice]); step > 0; step -= 1)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  } else {
    await onward.press("Enter");
  }
}

/** The first of the quiz questions that the journey answers after the very first one. */
const resumed = total - 4;

test(
  "a quiz (by keyboard, the last one unanswered; or by mouse, all wrong) survives a reload, Back and « Précédent »",
  BOTH,
  async ({ page, javaScriptEnabled }) => {
    const choice = javaScriptEnabled ? "right" : "wrong";
    const play = (index: number, last: Choice = choice) =>
      answer(page, index, last, javaScriptEnabled ? "keyboard" : "mouse");
    const isAt = (number: number) => expect(page.getByText(`Question ${number} sur ${total}`)).toBeVisible();
    await page.goto("/quiz");
    await page.getByRole("link", { name: `Commencer le quiz « ${quiz.title} »` }).click();
    await expect(page.getByRole("button", { name: "Précédent" })).toBeDisabled();
    await play(0);
    await isAt(2);
    await page.goto(`/quiz/${quiz.id}?question=${resumed + 1}&etat=${stateAfter(resumed, choice)}`);
    await page.reload();
    await play(resumed);
    await isAt(resumed + 2);
    await page.goBack();
    await isAt(resumed + 1);
    await page.goForward();
    await play(resumed + 1);
    await isAt(resumed + 3);
    await page.getByRole("button", { name: "Précédent" }).click();
    await isAt(resumed + 2);
    await expect(page.locator("#quiz").getByRole("radio", { checked: true })).toHaveCount(1);
    await page.getByRole("button", { name: "Suivant" }).click();
    await play(resumed + 2);
    await play(total - 1, javaScriptEnabled ? null : "wrong");

    const score = javaScriptEnabled ? total - 1 : 0;
    const percentage = Math.round((score / total) * 100);
    const verdict = percentage >= passingScore ? "Félicitations !" : "Continuez vos efforts !";
    const check = async () => {
      await expect(page.getByRole("heading", { name: verdict })).toBeVisible();
      await expect(page.getByText(`Vous avez obtenu ${score} sur ${total} (${percentage}%)`)).toBeVisible();
      await expect(page.getByText("Juste.", { exact: true })).toHaveCount(score);
      await expect(page.getByText(/^Bonne réponse\s:/)).toHaveCount(total);
      await expect(page.getByText(/^Votre réponse\s: \S/)).toHaveCount(total - score);
      await expect(page.getByText(/^Votre réponse\s: aucune$/)).toHaveCount(javaScriptEnabled ? 1 : 0);
    };
    await check();
    if (javaScriptEnabled) await expect(page.getByRole("heading", { name: verdict })).toBeFocused();
    await page.reload();
    await check();
    await page.getByRole("link", { name: "Recommencer" }).click();
    await isAt(1);
  },
);

test.describe("offline", () => {
  test.use({ expectedErrors: STATUS_ERRORS });

  test("answers survive a connection failure at the end", async ({ page, context }) => {
    await page.goto(`/quiz/${quiz.id}?question=${total}&etat=${stateAfter(total - 1)}`);
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
  for (const number of [1, total])
    for (const ending of ["", ".data"]) {
      const query = `question=${number}&etat=${stateAfter(number - 1)}`;
      const response = await request.get(`/quiz/${quiz.id}${ending}?${query}`);
      expect(response.status()).toBe(200);
      const text = await response.text();
      expect(text).not.toMatch(/is_?correct|isRight|acceptedAnswer|explanation/i);
      for (const { explanation } of quiz.questions) expect(text).not.toContain(explanation.slice(0, 25));
    }
});
