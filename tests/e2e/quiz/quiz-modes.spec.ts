import { sentencesOf } from "../../../app/text/excerpt";
import { namesPhone } from "../../../app/text/phone-numbers";
import { firstAnswers, one, quizzes, samples } from "../../support/contents";
import { signForTest } from "../../support/signing";
import { plain, visitPage } from "../support/crawl";
import { BOTH, expect, startScripts, test } from "../support/fixtures";
import { given, withKey } from "../support/quiz-key";

const quiz = withKey(samples.untimedQuiz);
const total = quiz.questions.length;
const [first, second] = quiz.questions;
if (!first || !second) throw new Error("the quiz has no second quiz question");

test(
  "in the mode with immediate corrections, a correction appears after each answer, which is final",
  BOTH,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/quiz/${quiz.id}`);
    await startScripts(page);
    const modes = page.getByRole("navigation", { name: "Correction" });
    const chosen = modes.locator("[aria-current]");
    await expect(chosen).toHaveText("À la fin");
    await modes.getByRole("link", { name: "À chaque question" }).click();
    await expect(page.getByRole("button", { name: "Valider" })).toBeVisible();
    await expect(chosen).toHaveText("À chaque question");

    await page.getByRole("radio", { name: first.wrong, exact: true }).check();
    await page.mouse.wheel(0, 500);
    await page.getByRole("button", { name: "Valider" }).click();
    const answers = page.getByRole("main").getByRole("listitem");
    await expect(answers.filter({ hasText: first.wrong })).toHaveText(`${first.wrong}Votre réponse`);
    await expect(answers.filter({ hasText: first.right })).toHaveText(`${first.right}Bonne réponse`);
    await expect(page.getByRole("heading", { name: `Faux. C’était\u00a0: ${first.right}` })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(0);
    for (const seen of [
      page.getByRole("heading", { name: first.question }),
      answers.filter({ hasText: first.wrong }),
      answers.filter({ hasText: first.right }),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });

    // The bar's edge fades what is right above it.
    await page.setViewportSize({ width: 1280, height: 800 });
    const last = await answers.filter({ hasText: first.answers.at(-1) ?? "?" }).boundingBox();
    const next = await page.getByRole("button", { name: "Suivant" }).boundingBox();
    expect((next?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThanOrEqual(24);

    await page.getByRole("button", { name: "Suivant" }).click();
    await expect(page.getByText(`Question 2 sur ${total}`)).toBeVisible();
    await page.getByRole("radio", { name: second.right, exact: true }).check();
    await page.getByRole("button", { name: "Valider" }).click();
    await expect(page.getByRole("heading", { name: "Juste." })).toBeVisible();
    await page.getByRole("button", { name: "Précédent" }).click();
    await expect(answers.filter({ hasText: first.wrong })).toHaveText(`${first.wrong}Votre réponse`);
  },
);

test("a result corrects what was missed, folds the rest, and links to a quiz of the missed quiz questions and to the next quiz", async ({
  page,
}) => {
  // Two missed quiz questions: one is wrong, the last is unanswered. An explanation that says whom to call is never cut.
  const place = quiz.questions.findIndex(({ explanation }, index) => index > 0 && !namesPhone(explanation));
  const wrong = one(quiz.questions.slice(place), "quiz question");
  const answers = quiz.questions
    .slice(0, -1)
    .map((_, index) => given(quiz, index, index === place ? "wrong" : "right"));
  const state = signForTest({ quizId: quiz.id, start: null, answers });
  await page.goto(`/quiz/${quiz.id}?question=${total}&etat=${state}`);
  await startScripts(page);
  await page.getByRole("button", { name: "Terminer le quiz" }).click();
  const missed = page.getByRole("listitem").filter({ hasText: wrong.question });
  await expect(missed.getByText(`Bonne réponse : ${wrong.right}`)).toBeVisible();
  const [opening = "", ...others] = sentencesOf(plain(wrong.explanation));
  await expect(missed.getByText(opening, { exact: true })).toBeVisible();
  await expect(missed.getByText(others.join(" "), { exact: true })).toBeHidden();
  await missed.getByText(/^La suite, \d\ssources?$/).click();
  await expect(missed.getByText(others.join(" "), { exact: true })).toBeVisible();
  await expect(page.getByText(`Bonne réponse : ${first.right}`)).toBeHidden();
  await page.getByText(`${total - 2} bonnes réponses`).click();
  await expect(page.getByText(`Bonne réponse : ${first.right}`)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Quiz suivant\s: .+ \d+\squestions$/ })).toBeVisible();

  await page.getByRole("link", { name: "Refaire mes erreurs" }).click();
  await expect(page.getByText("Question 1 sur 2")).toBeVisible();
  await expect(page.getByRole("group", { name: wrong.question })).toBeVisible();
  await page.getByRole("radio", { name: wrong.right, exact: true }).check();
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByRole("radio", { name: quiz.questions.at(-1)?.right ?? "?", exact: true }).check();
  await page.getByRole("button", { name: "Terminer le quiz" }).click();
  await expect(page.getByText("Vous avez obtenu 2 sur 2 (100%)")).toBeVisible();
  await expect(page.getByRole("link", { name: "Refaire mes erreurs" })).toHaveCount(0);
});

const drawn = quizzes.flatMap((each) =>
  each.questions.flatMap(({ question, drawing, explanation_drawing: explained }, index) =>
    drawing ? [{ each, index, question, asked: drawing.label, explained: (explained ?? drawing).label }] : [],
  ),
);

test("a drawing describes its quiz question, and fits the screen with the answers", async ({ page }) => {
  const longest = one(
    drawn.toSorted((first, second) => second.question.length - first.question.length),
    "drawn quiz question",
  );
  const { each, index, question, asked } = longest;
  const state = signForTest({ quizId: each.id, start: null, answers: firstAnswers(each, index) });
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/quiz/${each.id}?question=${index + 1}&etat=${state}`);
    await expect(page.getByRole("img", { name: asked })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("group", { name: question })).toHaveAccessibleDescription(asked);
    const next = page.getByRole("button", { name: /Suivant|Terminer/ });
    await expect(next).toBeInViewport({ ratio: 1 });
    const answer = await page.locator("#quiz label").last().boundingBox();
    expect((await next.boundingBox())?.y).toBeGreaterThan((answer?.y ?? NaN) + (answer?.height ?? NaN));
  }
});

test("the instant and the final correction both show the explanation's drawing", async ({ site }) => {
  const { each, index, explained } = one(
    drawn,
    "explanation with its own drawing",
    ({ asked, explained: other }) => asked !== other,
  );
  const state = { quizId: each.id, start: null, answers: firstAnswers(each, index + 1) };
  const instant = signForTest({ ...state, isInstant: true });
  const final = signForTest({ ...state, late: false }, "quiz-result");
  for (const query of [`question=${index + 1}&etat=${instant}`, `resultat=${final}`]) {
    const { html } = await visitPage(site.url, `/quiz/${each.id}?${query}`);
    expect(html).toContain(`aria-label="${explained}"`);
  }
});
