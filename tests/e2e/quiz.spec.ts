import type { Page } from "@playwright/test";
import { sealForTest } from "../seal";
import { expect, STATUS_ERRORS, test } from "./fixtures";
import { readQuizFile } from "./quiz-key";
import { startSite } from "./server";

const quiz = readQuizFile("boire-chaque-jour"); // not timed
const timed = readQuizFile("reperes-au-quotidien"); // 300 s
const total = quiz.questions.length;

type Choice = "right" | "wrong" | null;

async function answer(page: Page, index: number, choice: Choice, by: "mouse" | "keyboard") {
  const question = quiz.questions[index];
  if (!question) throw new Error(`no question ${index}`);
  await expect(page.getByRole("group", { name: question.question })).toBeVisible();
  await expect(page.getByText(`Question ${index + 1} sur ${total}`)).toBeVisible();
  const isLast = index === total - 1;
  const onward = page.getByRole("button", { name: isLast ? "Terminer le quiz" : "Suivant" });
  if (by === "mouse") {
    if (choice) await page.getByRole("radio", { name: question[choice] }).check();
    await onward.click();
  } else if (choice) {
    const position = question.answers.indexOf(question[choice]);
    await page.getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    for (let step = 0; step < position; step += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  } else {
    await onward.press("Enter");
  }
}

for (const by of ["mouse", "keyboard"] as const) {
  for (const [name, choiceFor, score] of [
    ["all right", () => "right" as const, total],
    ["all wrong", () => "wrong" as const, 0],
    [
      "the last one unanswered",
      (index: number) => (index < total - 1 ? ("right" as const) : null),
      total - 1,
    ],
  ] as const) {
    test(`a whole quiz by ${by}, ${name}, with reload, Back and « Précédent » on the way`, async ({
      page,
      javaScriptEnabled,
    }) => {
      await page.goto("/quiz");
      await page.getByRole("link", { name: `Commencer le quiz « ${quiz.title} »` }).click();
      await expect(page.getByRole("button", { name: "Précédent" })).toBeDisabled();
      for (let index = 0; index < total; index += 1) {
        await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
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
          await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
          await page.getByRole("button", { name: "Suivant" }).click();
        }
        await answer(page, index, choiceFor(index), by);
      }

      const percentage = Math.round((score / total) * 100);
      const verdict = percentage >= 60 ? "Félicitations !" : "Continuez vos efforts !";
      const check = async () => {
        await expect(page.getByRole("heading", { name: verdict })).toBeVisible();
        await expect(page.getByText(`Vous avez obtenu ${score} sur ${total} (${percentage}%)`)).toBeVisible();
        await expect(page.getByText("Juste", { exact: true })).toHaveCount(score);
        await expect(page.getByText(/^Bonne réponse\s:/)).toHaveCount(total);
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
    });
  }
}

test.describe("« Suivant » without an answer", () => {
  test.use({ expectedErrors: STATUS_ERRORS });

  test("stays, and says so", async ({ page, javaScriptEnabled }) => {
    await page.goto(`/quiz/${quiz.id}`);
    await page.getByRole("button", { name: "Suivant" }).click();
    await expect(page.getByRole("alert")).toHaveText("Veuillez sélectionner une réponse");
    await expect(page.getByRole("group")).toHaveAccessibleDescription("Veuillez sélectionner une réponse");
    await expect(page).toHaveTitle(/^Erreur\s:/);
    await expect(page.getByText(`Question 1 sur ${total}`)).toBeVisible();
    const toast = page
      .getByRole("region", { name: /Notifications/ })
      .getByText("Veuillez sélectionner une réponse");
    await expect(toast).toHaveCount(javaScriptEnabled ? 1 : 0);
  });
});

test("the last question recalls what was answered and leads back to it", async ({ page }) => {
  const answers = quiz.questions.slice(0, -1).map((_, index) => [301 + index, (301 + index) * 10 + 1]);
  const state = sealForTest({ quizId: quiz.id, start: null, answers });
  await page.goto(`/quiz/${quiz.id}?question=${total}&etat=${state}`);
  const recap = page.getByRole("region", { name: "Vos réponses jusqu’ici" });
  await expect(recap.getByRole("listitem")).toHaveCount(total);
  await expect(recap.getByRole("listitem").last()).toContainText("Sans réponse pour l’instant");
  await expect(recap.getByRole("listitem").nth(1)).toContainText(quiz.questions[1]?.answers[0] ?? "?");
  await recap.getByRole("link", { name: "Modifier la réponse à la question 2" }).click();
  await expect(page.getByText(`Question 2 sur ${total}`)).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeChecked();
});

test("an address that skips ahead shows the first unanswered question; garbage starts anew", async ({
  page,
}) => {
  const state = sealForTest({ quizId: quiz.id, start: null, answers: [[301, 3011]] });
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

test("nothing tells the key before the end", async ({ page, request }) => {
  const seen: string[] = [];
  page.on("response", (response) => {
    if (/\/quiz\//.test(response.url()))
      void response.text().then(
        (text) => seen.push(text),
        () => undefined,
      );
  });
  await page.goto(`/quiz/${quiz.id}`);
  for (let index = 0; index < total - 1; index += 1) await answer(page, index, "wrong", "mouse");
  await expect(page.getByRole("button", { name: "Terminer le quiz" })).toBeVisible();
  seen.push(await (await request.get(page.url().replace(/\/quiz\/(\d+)/, "/quiz/$1.data"))).text());
  expect(seen.length).toBeGreaterThan(1);
  for (const text of seen) {
    expect(text).not.toMatch(/is_?correct|isRight|explanation/i);
    for (const { explanation } of quiz.questions) expect(text).not.toContain(explanation.slice(0, 25));
  }
});

test.describe("a time limit", () => {
  const stateWithLeft = (seconds: number, answers: number[][] = []) =>
    sealForTest({ quizId: timed.id, start: Math.floor(Date.now() / 1000) - 300 + seconds, answers });
  const right = (index: number) => {
    const id = timed.id * 100 + index + 1;
    const question = timed.questions[index];
    return [id, id * 10 + 1 + (question?.answers.indexOf(question.right) ?? 0)];
  };

  test("runs from the start, and can be done without", async ({ page, javaScriptEnabled }) => {
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

  test("counts what was answered in time, and not what came late", async ({ page }) => {
    await page.goto(`/quiz/${timed.id}?question=3&etat=${stateWithLeft(-10, [right(0), right(1)])}`);
    await expect(page.getByRole("heading", { name: "Le temps est écoulé" })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(0);
    await page.getByRole("button", { name: "Terminer le quiz" }).click();
    await expect(page.getByText("Vous avez obtenu 2 sur 10 (20%)")).toBeVisible();
    await expect(page.getByText("n’ont pas été comptées")).toBeVisible();
  });

  test("with JavaScript it warns in words and hands in what was chosen at zero", async ({
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

  test("the time left is said at a minute, not every second", async ({ page }) => {
    const start = Math.floor(Date.now() / 1000) - 300 + 62;
    const state = sealForTest({ quizId: timed.id, start, answers: [] });
    await page.goto(`/quiz/${timed.id}?etat=${state}`);
    const spoken = page.getByText("Il reste une minute.");
    await expect(page.getByRole("timer")).toBeVisible();
    await expect(spoken).toHaveCount(0);
    await expect(spoken).toHaveCount(1);
    await expect(page.getByRole("timer")).toHaveText(/moins d’une minute/);
  });

  test("the shape of the quiz is shown while it is fetched", async ({ page }) => {
    await page.goto("/categorie/sport-et-energie");
    await page.getByRole("link", { name: "Quiz", exact: true }).first().click();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/quiz/3.data*", async (route) => {
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

test("any server can take the next step", async ({ page, site, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled);
  const other = await startSite({ DATA_DIR: "memory://" });
  const hosts = [site.url, other.url];
  await page.goto(`/quiz/${quiz.id}`);
  for (let index = 0; index < total; index += 1) {
    await answer(page, index, "right", "mouse");
    await expect(
      page.getByText(index < total - 1 ? `Question ${index + 2} sur ${total}` : "Félicitations"),
    ).toBeVisible();
    const { pathname, search } = new URL(page.url());
    await page.goto(`${hosts[(index + 1) % 2]}${pathname}${search}`);
  }
  await expect(page.getByText(`Vous avez obtenu ${total} sur ${total} (100%)`)).toBeVisible();
  await other.stop();
});
