import { DEFAULT_PASSING_SCORE } from "../../../app/domain/quiz/quiz";
import { quizzes, samplePaths } from "../../support/contents";
import { elements, named, plain, textOf, type Visit, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";

// These tests do not open a browser. They send the fields of the quiz's forms, like a browser without JavaScript.

type Quiz = (typeof quizzes)[number];
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const open = (origin: string, path: string) => visitPage(origin, path, BROWSER, "follow");

/** The fields of a page's form after the answer with this text is selected; null selects no answer. */
function fieldsOf({ tree }: Visit, answer: string | null): URLSearchParams {
  const fields = new URLSearchParams();
  const labels = elements(tree, named("label")).filter((label) => textOf(label) === answer);
  const chosen = labels.flatMap((label) => elements(label, named("input")));
  if (answer !== null && chosen.length !== 1) throw new Error(`${chosen.length} answers « ${answer} »`);
  const hidden = elements(tree, ({ properties }) => properties["type"] === "hidden");
  for (const { properties } of [...hidden, ...chosen]) {
    if (properties["name"] === "site_web") continue;
    fields.append(String(properties["name"]), String(properties["value"]));
  }
  return fields;
}

/** Plays a whole quiz, without its time limit, and returns the page of its result. */
async function play(origin: string, quiz: Quiz, choose: (index: number) => string | null): Promise<Visit> {
  let page = await open(origin, `/quiz/${quiz.id}?temps=libre`);
  const total = quiz.questions.length;
  for (let index = 0; index < total - 1; index += 1) {
    expect(textOf(page.tree)).toContain(`Question ${index + 1} sur ${total}`);
    const fields = fieldsOf(page, choose(index));
    fields.append("aller", "suivant");
    page = await open(origin, `/quiz/${quiz.id}?${fields}`);
  }
  const answer = await fetch(`${origin}/quiz/${quiz.id}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, "User-Agent": BROWSER },
    body: fieldsOf(page, choose(total - 1)),
  });
  expect(answer.status).toBe(303);
  return open(origin, answer.headers.get("Location") ?? "");
}

for (const quiz of quizzes) {
  const total = quiz.questions.length;
  const right = (index: number) => {
    const { answers, correct } = quiz.questions[index] ?? { answers: [], correct: 0 };
    return plain(answers[correct - 1] ?? "");
  };
  const wrong = (index: number) => {
    const { answers, correct } = quiz.questions[index] ?? { answers: [], correct: 0 };
    return plain(answers[correct % 4] ?? "");
  };
  for (const [name, choose, score, unanswered] of [
    ["all right", right, total, 0],
    ["all wrong", wrong, 0, 0],
    ["the last unanswered", (index: number) => (index < total - 1 ? right(index) : null), total - 1, 1],
  ] as const) {
    test(`quiz ${quiz.id}, ${name}: the result counts ${score} of ${total} and corrects each answer`, async ({
      site,
    }) => {
      const { tree } = await play(site.url, quiz, choose);
      const text = textOf(tree);
      const percentage = Math.round((score / total) * 100);
      const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
      expect(text).toContain(
        percentage >= (quiz.passing_score ?? DEFAULT_PASSING_SCORE)
          ? "Félicitations !"
          : "Continuez vos efforts !",
      );
      expect(text).toContain(`Vous avez obtenu ${score} sur ${total} (${percentage}%)`);
      const corrections = elements(tree, ({ properties }) => /^correction-/.test(String(properties["id"])));
      const marked = (mark: string) =>
        corrections.filter((correction) => textOf(correction).startsWith(`${mark} `)).length;
      expect([marked("Juste"), marked("Faux"), marked("Sans réponse")]).toEqual([
        score,
        total - score - unanswered,
        unanswered,
      ]);
      const lines = elements(tree, named("p")).map(textOf);
      expect(lines.filter((line) => line.startsWith("Bonne réponse"))).toEqual(
        quiz.questions.map((_, index) => `Bonne réponse : ${right(index)}`),
      );
      expect(count(/Votre réponse : /g)).toBe(total - score);
      expect(count(/Votre réponse : aucune/g)).toBe(unanswered);
    });
  }
}

test("the start of an untimed quiz is cacheable for everyone, but a quiz in progress is private", async ({
  site,
}) => {
  const { timedQuiz, untimedQuiz } = samplePaths;
  const policyOf = async (path: string) => (await open(site.url, path)).cacheControl;
  expect(await policyOf(untimedQuiz)).toContain("public");
  expect((await open(site.url, untimedQuiz)).html).toBe((await open(site.url, untimedQuiz)).html);
  for (const path of [timedQuiz, `${timedQuiz}?temps=libre`, `${untimedQuiz}?etat=x`]) {
    expect(await policyOf(path), path).toBe("no-store");
  }
});
