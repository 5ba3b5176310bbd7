import type { Page } from "@playwright/test";
import { samplePaths, samples } from "../../support/contents";
import { signForTest } from "../../support/signing";
import { BOTH, expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
import { given, withKey } from "../support/quiz-key";

const quiz = withKey(samples.untimedQuiz);
const timed = withKey(samples.timedQuiz);
const limit = samples.timedQuiz.time_limit ?? NaN;
const total = quiz.questions.length;

async function secondsLeft(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await page.getByRole("timer").innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test.describe("« Suivant » without an answer", () => {
  test.use({ expectedErrors: STATUS_ERRORS });

  test("stays on the quiz question and shows an error", BOTH, async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/quiz/${quiz.id}`);
    await startScripts(page);
    await page.getByRole("button", { name: "Suivant" }).click();
    const message = page.locator("#quiz").getByText("Veuillez sélectionner une réponse");
    const answers = page.locator("#quiz").getByRole("radio");
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(answers.first()).toBeFocused();
    await expect(page.locator("#quiz").getByRole("group")).toHaveAccessibleDescription(
      "Veuillez sélectionner une réponse",
    );
    await expect(page).toHaveTitle(/^Erreur\s:/);
    await expect(page.getByText(`Question 1 sur ${total}`)).toBeVisible();
    await answers.first().check();
    if (javaScriptEnabled) await expect(message).toHaveCount(0);
    await page.getByRole("button", { name: "Suivant" }).click();
    await expect(page.getByText(`Question 2 sur ${total}`)).toBeVisible();
    // Without scripts, the browser returns to the page of the error.
    if (!javaScriptEnabled) return;
    await page.goBack();
    await expect(page.getByText(`Question 1 sur ${total}`)).toBeVisible();
    await expect(answers.first()).toBeChecked();
    await expect(message).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/quiz/);
  });
});

test("after an answer, « Précédent » offers no mode that would restart the quiz", async ({ page }) => {
  await page.goto(`/quiz/${timed.id}`);
  await startScripts(page);
  await expect(page.getByRole("navigation", { name: "Correction" })).toBeVisible();
  await page.getByRole("radio", { name: timed.questions[0]?.right ?? "?", exact: true }).check();
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByRole("button", { name: "Précédent" }).click();
  await expect(page.getByText(`Question 1 sur ${timed.questions.length}`)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Correction" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Recommencer sans chrono" })).toBeVisible();
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, isAlone: true });

  test("a click on a quiz question counts although the page is still in transition", async ({ page }) => {
    // A transition of three minutes, so that every click falls into it.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Animation.enable");
    await devTools.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
    const choice = page.locator("#quiz").getByRole("radio").first();
    const isInTransition = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(
            ({ effect }) =>
              effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"),
          ),
      );
    await page.goto("/quiz");
    await page.getByRole("link", { name: `Commencer le quiz « ${quiz.title} »` }).click();
    await expect(page.getByText(`Question 1 sur ${total}`)).toBeVisible();
    // The browser ignores a click before it shows the page.
    await expect(async () => {
      await choice.click({ force: true });
      await expect(choice).toBeChecked({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    expect(await isInTransition()).toBe(true);
  });
});

const shift = (page: Page, clock: "the device's clock" | "the browser's clock", by: number) =>
  page.evaluate(
    ([shifted, ms]) => {
      const [date, time] = [Date.now, performance.now.bind(performance)];
      if (shifted === "the device's clock") Date.now = () => date() + ms;
      else performance.now = () => time() + ms;
      document.dispatchEvent(new Event("visibilitychange"));
    },
    [clock, by] as const,
  );

/** The state of the timed quiz with this many seconds left. */
const stateWithLeft = (seconds: number, answers: number[][] = []) =>
  signForTest({ quizId: timed.id, start: Math.floor(Date.now() / 1000) - limit + seconds, answers });

test.describe("a time limit", () => {
  const twoRight = `Vous avez obtenu 2 sur ${timed.questions.length} (${Math.round(200 / timed.questions.length)}%)`;
  const right = (index: number) => given(timed, index, "right");

  test("starts with the quiz, and can be turned off", BOTH, async ({ page, javaScriptEnabled }) => {
    await page.goto("/quiz");
    await page.getByRole("link", { name: `Commencer le quiz « ${timed.title} »` }).click();
    await expect(page).toHaveURL(/etat=/);
    if (javaScriptEnabled) {
      await expect(page.getByRole("timer")).toHaveText(/Temps restant\s: \d+:\d\d/);
      const left = await secondsLeft(page);
      expect(left).toBeLessThanOrEqual(limit);
      expect(left).toBeGreaterThan(limit - 10);
    } else {
      await expect(page.getByText(/^jusqu’à \d\d\sh\s\d\d$/)).toBeVisible();
    }
    await page.getByRole("navigation", { name: "Chrono" }).getByRole("link", { name: "Non" }).click();
    await expect(page.getByText(`Question 1 sur ${timed.questions.length}`)).toBeVisible();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByText(/jusqu’à/)).toHaveCount(0);
  });

  test("its countdown takes the place of the end time, so that nothing moves", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/quiz/${timed.id}`, { waitUntil: "commit" });
    await expect(page.getByText(/jusqu’à/)).toBeVisible();
    await page.waitForFunction(() => document.styleSheets.length > 0);
    await page.evaluate(() => document.fonts.ready);
    const choice = page.getByRole("radio", { name: timed.questions[0]?.right ?? "?", exact: true });
    const place = await choice.boundingBox();
    release();
    await expect(page.getByRole("timer")).toBeVisible();
    expect(await choice.boundingBox()).toEqual(place);
  });

  test("with JavaScript, warns in words and submits the selected answer at zero", async ({ page }) => {
    await page.goto(`/quiz/${timed.id}?question=2&etat=${stateWithLeft(10, [right(0)])}`);
    await expect(page.getByRole("timer")).toContainText("moins d’une minute");
    await page.getByRole("radio", { name: timed.questions[1]?.right ?? "?", exact: true }).check();
    await expect(page.getByText(twoRight)).toBeVisible({ timeout: 20_000 });
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Le temps est écoulé" })).toBeVisible();
    await expect(page.getByRole("timer")).toHaveCount(0);
    await page.goForward();
    await expect(page.getByText(twoRight)).toBeVisible();
  });

  test("with JavaScript, a submission stops the timer: after Back, nothing is submitted at zero", async ({
    page,
  }) => {
    const last = timed.questions.length;
    const before = Array.from({ length: last - 1 }, (_, index) => right(index));
    const submissions: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") submissions.push(request.url());
    });
    await page.goto(`/quiz/${timed.id}?question=${last}&etat=${stateWithLeft(100, before)}`);
    await startScripts(page);
    await page.getByRole("radio", { name: timed.questions[last - 1]?.right ?? "?", exact: true }).check();
    await page.getByRole("button", { name: "Terminer le quiz" }).click();
    const allRight = page.getByText(`Vous avez obtenu ${last} sur ${last} (100%)`);
    await expect(allRight).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("timer")).toBeVisible();
    await shift(page, "the browser's clock", 120_000);
    await expect(page.getByRole("timer")).toHaveText(/0:00/);
    await page.goForward();
    await expect(allRight).toBeVisible();
    expect(submissions).toHaveLength(1);
  });
});

test.describe("while React starts", () => {
  test.use({ isAlone: true });

  test("an answer chosen while React hydrates is still there after « Suivant » and Back", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const choose = () => document.querySelectorAll<HTMLInputElement>("#quiz [type=radio]")[1]?.click();
      document.addEventListener("hydrate", () => queueMicrotask(choose));
    });
    await page.goto(`/quiz/${quiz.id}`);
    await startScripts(page);
    const choice = page.locator("#quiz").getByRole("radio").nth(1);
    await expect(choice).toBeChecked();
    await page.getByRole("button", { name: "Suivant" }).click();
    await expect(page.getByText(`Question 2 sur ${total}`)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(`Question 1 sur ${total}`)).toBeVisible();
    await expect(choice).toBeChecked();
  });

  test("the clock includes the time before hydration", async ({ page }) => {
    // Simulates hydration a minute after the page loaded.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 60_000;
    });
    await page.goto(`/quiz/${timed.id}?etat=${stateWithLeft(100)}`);
    await expect(page.getByRole("timer")).toHaveText(/0:[0-4]\d/);
  });
});

test("the remaining time is announced at one minute, and does not depend on the device's clock", async ({
  page,
}) => {
  await page.goto(`/quiz/${timed.id}?etat=${stateWithLeft(100)}`);
  const spoken = page.getByText("Il reste une minute.");
  await expect(page.getByRole("timer")).toHaveText(/1:\d\d/);
  await shift(page, "the device's clock", 420_000);
  expect(await secondsLeft(page)).toBeGreaterThan(60);
  await expect(spoken).toHaveCount(0);
  await shift(page, "the browser's clock", ((await secondsLeft(page)) - 58) * 1000);
  await expect(spoken).toHaveCount(1);
  await expect(page.getByRole("timer")).toHaveText(/moins d’une minute/);
});

test("a skeleton appears while the quiz loads", async ({ page }) => {
  await page.goto(samplePaths.category);
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
