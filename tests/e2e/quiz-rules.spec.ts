import { quizAnswerId, quizQuestionId } from "../quiz-answers";
import { signForTest } from "../signing";
import { expect, startScripts, STATUS_ERRORS, test } from "./fixtures";
import { readQuizFile } from "./quiz-key";

const quiz = readQuizFile("boire-chaque-jour"); // not timed
const timed = readQuizFile("reperes-au-quotidien"); // 300 s
const total = quiz.questions.length;

test.describe("« Suivant » without an answer", () => {
  test.use({ expectedErrors: STATUS_ERRORS });

  test("stays, and says so", async ({ page, javaScriptEnabled }) => {
    await page.goto(`/quiz/${quiz.id}`);
    await page.getByRole("button", { name: "Suivant" }).click();
    await expect(page.getByRole("alert")).toHaveText("Veuillez sélectionner une réponse");
    await expect(page.getByRole("group")).toHaveAccessibleDescription("Veuillez sélectionner une réponse");
    await expect(page).toHaveTitle(/^Erreur\s:/);
    await expect(page.getByText(`Question 1 sur ${total}`)).toBeVisible();
    const notifications = page.getByRole("region", { name: /Notifications/ });
    const toast = notifications.getByText("Veuillez sélectionner une réponse");
    await expect(toast).toHaveCount(javaScriptEnabled ? 1 : 0);
    // Its style is sonner's own, which the Content-Security-Policy must allow.
    if (javaScriptEnabled) await expect(notifications.getByRole("list")).toHaveCSS("position", "fixed");
  });
});

test("the last question lists the answers, with links back", async ({ page }) => {
  const answers = quiz.questions
    .slice(0, -1)
    .map((_, index) => [quizQuestionId(quiz, index), quizAnswerId(quiz, index, 0)]);
  const state = signForTest({ quizId: quiz.id, start: null, answers });
  await page.goto(`/quiz/${quiz.id}?question=${total}&etat=${state}`);
  const recap = page.getByRole("region", { name: "Vos réponses jusqu’ici" });
  await expect(recap.getByRole("listitem")).toHaveCount(total - 1);
  await expect(recap.getByRole("listitem").nth(1)).toContainText(quiz.questions[1]?.answers[0] ?? "?");
  await page.getByRole("radio").last().check();
  await recap.getByRole("button", { name: "Modifier la réponse à la question 2" }).click();
  await expect(page.getByText(`Question 2 sur ${total}`)).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeChecked();
  for (let number = 2; number < total; number += 1) {
    await expect(page.getByText(`Question ${number} sur ${total}`)).toBeVisible();
    await page.getByRole("button", { name: "Suivant" }).click();
  }
  await expect(page.getByText(`Question ${total} sur ${total}`)).toBeVisible();
  await expect(page.getByRole("radio").last()).toBeChecked();
});

test("an address that skips ahead shows the first unanswered question; an unreadable state starts the quiz again", async ({
  page,
}) => {
  const state = signForTest({
    quizId: quiz.id,
    start: null,
    answers: [[quizQuestionId(quiz, 0), quizAnswerId(quiz, 0, 0)]],
  });
  await page.goto(`/quiz/${quiz.id}?question=7&etat=${state}`);
  await expect(page.getByText(`Question 2 sur ${total}`)).toBeVisible();
  for (const query of [
    "etat=zzz",
    `question=7&etat=${state}x`,
    "question=abc",
    "resultat=zzz",
    "aller=suivant&reponse=1",
  ]) {
    await page.goto(`/quiz/${quiz.id}?${query}`);
    await expect(page.getByText(`Question 1 sur ${total}`)).toBeVisible();
  }
});

test.describe("a time limit", () => {
  const stateWithLeft = (seconds: number, answers: number[][] = []) =>
    signForTest({ quizId: timed.id, start: Math.floor(Date.now() / 1000) - 300 + seconds, answers });
  const right = (index: number) => {
    const question = timed.questions[index];
    const choice = question?.answers.indexOf(question.right) ?? 0;
    return [quizQuestionId(timed, index), quizAnswerId(timed, index, choice)];
  };

  test("starts with the quiz, and can be turned off", async ({ page, javaScriptEnabled }) => {
    await page.goto("/quiz");
    await page.getByRole("link", { name: `Commencer le quiz « ${timed.title} »` }).click();
    await expect(page).toHaveURL(/etat=/);
    if (javaScriptEnabled) {
      await expect(page.getByRole("timer")).toHaveText(/Temps restant\s: (5:00|4:5\d)/);
    } else {
      await expect(page.getByText(/^Vous avez jusqu’à \d\d:\d\d:\d\d \(heure de Paris\)/)).toBeVisible();
    }
    await page.getByRole("link", { name: "Recommencer sans limite de temps" }).click();
    await expect(page.getByText("Question 1 sur 10")).toBeVisible();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByText(/jusqu’à/)).toHaveCount(0);
  });

  test("counts the answers given in time only", async ({ page }) => {
    await page.goto(`/quiz/${timed.id}?question=3&etat=${stateWithLeft(-10, [right(0), right(1)])}`);
    await expect(page.getByRole("heading", { name: "Le temps est écoulé" })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(0);
    await page.getByRole("button", { name: "Terminer le quiz" }).click();
    await expect(page.getByText("Vous avez obtenu 2 sur 10 (20%)")).toBeVisible();
    await expect(page.getByText("n’ont pas été comptées")).toBeVisible();
  });

  test("with JavaScript it warns in words and submits the choice at zero", async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled);
    await page.goto(`/quiz/${timed.id}?question=2&etat=${stateWithLeft(4, [right(0)])}`);
    await expect(page.getByRole("timer")).toContainText("moins d’une minute");
    await page.getByRole("radio", { name: timed.questions[1]?.right ?? "?" }).check();
    await expect(page.getByText("Vous avez obtenu 2 sur 10 (20%)")).toBeVisible({ timeout: 15_000 });
  });
});

test.describe("with JavaScript only", () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled);

  test("the time left is announced at one minute, not every second", async ({ page }) => {
    const start = Math.floor(Date.now() / 1000) - 300 + 62;
    const state = signForTest({ quizId: timed.id, start, answers: [] });
    await page.goto(`/quiz/${timed.id}?etat=${state}`);
    const spoken = page.getByText("Il reste une minute.");
    await expect(page.getByRole("timer")).toBeVisible();
    await expect(spoken).toHaveCount(0);
    await expect(spoken).toHaveCount(1);
    await expect(page.getByRole("timer")).toHaveText(/moins d’une minute/);
  });

  test("a skeleton is shown while the quiz loads", async ({ page }) => {
    await page.goto("/categorie/sport-et-energie");
    await startScripts(page);
    await page.getByRole("link", { name: "Quiz", exact: true }).first().click();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/quiz/${quiz.id}.data*`, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("link", { name: `Commencer le quiz « ${quiz.title} »` }).click();
    await expect(page.getByRole("status").getByText("Chargement...")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    release();
    await expect(page.getByRole("heading", { level: 1, name: quiz.title })).toBeVisible();
  });
});
