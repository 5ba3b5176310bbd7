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
    await page.goto(`/quiz/${quiz.id}`);
    await startScripts(page);
    const modes = page.getByRole("group", { name: "Correction" });
    const chosen = modes.locator("[aria-current]");
    await expect(chosen).toHaveText("À la fin");
    await modes.getByRole("link", { name: "À chaque question" }).click();
    await expect(page.getByRole("button", { name: "Valider" })).toBeVisible();
    await expect(chosen).toHaveText("À chaque question");

    await page.getByRole("radio", { name: first.wrong, exact: true }).check();
    await page.getByRole("button", { name: "Valider" }).click();
    const answers = page.getByRole("main").getByRole("listitem");
    await expect(answers.filter({ hasText: first.wrong })).toHaveText(`${first.wrong}Votre réponse`);
    await expect(answers.filter({ hasText: first.right })).toHaveText(`${first.right}Bonne réponse`);
    await expect(page.getByRole("heading", { name: `Faux. C’était\u00a0: ${first.right}` })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(0);
    const answered = page.url();

    await page.getByRole("button", { name: "Suivant" }).click();
    await expect(page.getByText(`Question 2 sur ${total}`)).toBeVisible();
    await page.getByRole("radio", { name: second.right, exact: true }).check();
    await page.getByRole("button", { name: "Valider" }).click();
    await expect(page.getByRole("heading", { name: "Juste." })).toBeVisible();
    await page.getByRole("button", { name: "Précédent" }).click();
    await expect(answers.filter({ hasText: first.wrong })).toHaveText(`${first.wrong}Votre réponse`);

    // Another answer in the URL is ignored.
    const [, right] = given(quiz, 0, "right");
    await page.goto(`${answered}&aller=1&reponse=${right}`);
    await expect(answers.filter({ hasText: first.wrong })).toHaveText(`${first.wrong}Votre réponse`);
  },
);

test("a result links to the corrections, to a quiz of the missed quiz questions and to the next quiz", async ({
  page,
}) => {
  // Two missed quiz questions: the second is wrong, the last is unanswered.
  const answers = quiz.questions
    .slice(0, -1)
    .map((_, index) => given(quiz, index, index === 1 ? "wrong" : "right"));
  const state = signForTest({ quizId: quiz.id, start: null, answers });
  await page.goto(`/quiz/${quiz.id}?question=${total}&etat=${state}`);
  await startScripts(page);
  await page.getByRole("button", { name: "Terminer le quiz" }).click();
  // Wait until the heading has the focus, because focusing scrolls the page and would undo an earlier click on a link to a
  // correction.
  const heading = page.getByRole("heading", { name: /^(Félicitations|Continuez)/ });
  await expect(heading).toBeFocused();

  // Only the correction of a wrong answer is open at once.
  await expect(page.getByText(`Bonne réponse : ${second.right}`)).toBeVisible();
  await expect(page.getByText(plain(second.explanation), { exact: true })).toBeVisible();
  await expect(page.getByText(`Bonne réponse : ${first.right}`)).toBeHidden();
  const marks = page.getByRole("list", { name: "Vos réponses, une par une" });
  await expect(marks.getByRole("link")).toHaveCount(total);
  await expect(marks.getByText("Juste", { exact: true })).toHaveCount(total - 2);
  await expect(marks.getByRole("link", { name: `Question ${total} Sans réponse` })).toBeVisible();
  await marks.getByRole("link", { name: "Question 1 Juste" }).click();
  await expect(page.getByText(`Bonne réponse : ${first.right}`)).toBeInViewport();
  await marks.getByRole("link", { name: "Question 2 Faux" }).click();
  await expect(page.getByText(`Bonne réponse : ${second.right}`)).toBeInViewport();
  await expect(page.getByRole("link", { name: /^Quiz suivant\s: .+ \d+\squestions$/ })).toBeVisible();

  await page.getByRole("link", { name: "Refaire mes erreurs" }).click();
  await expect(page.getByText("Question 1 sur 2")).toBeVisible();
  await expect(page.getByRole("group", { name: second.question })).toBeVisible();
  await page.getByRole("radio", { name: second.right, exact: true }).check();
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByRole("radio", { name: quiz.questions.at(-1)?.right ?? "?", exact: true }).check();
  await page.getByRole("button", { name: "Terminer le quiz" }).click();
  await expect(page.getByText("Vous avez obtenu 2 sur 2 (100%)")).toBeVisible();
  await expect(page.getByRole("link", { name: "Refaire mes erreurs" })).toHaveCount(0);
});

test("on a phone, the longest quiz question, its answers and « Suivant » fit the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const length = ({ question, answers }: { question: string; answers: string[] }) =>
    [question, ...answers].join("").length;
  // The first quiz question has a larger header.
  const all = quizzes.flatMap((each) =>
    each.questions.slice(1).map((question, index) => ({ each, index: index + 1, length: length(question) })),
  );
  const { each, index } = all.reduce((longest, one) => (one.length > longest.length ? one : longest));
  const state = signForTest({ quizId: each.id, start: null, answers: firstAnswers(each, index) });
  await page.goto(`/quiz/${each.id}?question=${index + 1}&etat=${state}`);
  await expect(page.getByRole("button", { name: /Suivant|Terminer/ })).toBeInViewport({ ratio: 1 });
});

const drawn = quizzes.flatMap((each) =>
  each.questions.flatMap(({ question, drawing, explanation_drawing: explained }, index) =>
    drawing ? [{ each, index, question, asked: drawing.label, explained: (explained ?? drawing).label }] : [],
  ),
);

test("a drawing describes its quiz question, and fits a phone screen with the answers", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const longest = one(
    drawn.toSorted((first, second) => second.question.length - first.question.length),
    "drawn quiz question",
  );
  const { each, index, question, asked } = longest;
  const state = signForTest({ quizId: each.id, start: null, answers: firstAnswers(each, index) });
  await page.goto(`/quiz/${each.id}?question=${index + 1}&etat=${state}`);
  await expect(page.getByRole("img", { name: asked })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("group", { name: question })).toHaveAccessibleDescription(asked);
  await expect(page.getByRole("button", { name: /Suivant|Terminer/ })).toBeInViewport({ ratio: 1 });
});

test("the instant and the final correction both show the explanation's drawing", async ({ site }) => {
  const { each, index, explained } = one(
    drawn.filter(({ asked, explained: other }) => asked !== other),
    "explanation with its own drawing",
  );
  const state = { quizId: each.id, start: null, answers: firstAnswers(each, index + 1) };
  const instant = signForTest({ ...state, isInstant: true });
  const final = signForTest({ ...state, late: false }, "quiz-result");
  for (const query of [`question=${index + 1}&etat=${instant}`, `resultat=${final}`]) {
    const { html } = await visitPage(site.url, `/quiz/${each.id}?${query}`);
    expect(html).toContain(`aria-label="${explained}"`);
  }
});
