import { describe, expect, it } from "vitest";
import { action, loader } from "~/routes/quiz";
import { at } from "../support/at";
import { one, quizAnswerId, quizQuestionId, quizzes, samples } from "../support/contents";
import { signForTest } from "../support/signing";

const { untimedQuiz, timedQuiz } = samples;
const otherQuiz = one(quizzes, "second quiz", ({ id }) => id !== untimedQuiz.id);
const ID = untimedQuiz.id;
const TIMED = timedQuiz.id;
const LIMIT = timedQuiz.time_limit ?? NaN;

/** The id of an answer as in a URL. The numbers of the quiz question and of the answer count from 1. */
const choice = (quiz: { id: number }, question: number, answer: number) =>
  String(quizAnswerId(quiz, question - 1, answer - 1));
/** The ids of a quiz question and its answer as in a quiz state. */
const given = (quiz: { id: number }, question: number, answer: number) => [
  quizQuestionId(quiz, question - 1),
  quizAnswerId(quiz, question - 1, answer - 1),
];
const now = () => Math.floor(Date.now() / 1000);

const open = (
  id: number | string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) => loader(at(`/quiz/${id}?${new URLSearchParams(query)}`, { id: String(id) }, headers));
const handIn = (id: number | string, fields: Record<string, string> | URLSearchParams) =>
  action({
    request: new Request(`http://site.test/quiz/${id}`, {
      method: "POST",
      body: new URLSearchParams(fields),
    }),
    params: { id: String(id) },
    context: {},
  });

/** The view of a page, or the redirect. */
async function view(answer: ReturnType<typeof open>) {
  const result = await answer;
  return "data" in result
    ? result.data.view
    : { kind: "go" as const, to: result.headers.get("Location") ?? "" };
}
async function result(answer: ReturnType<typeof handIn>, id = ID) {
  const { status, headers } = await answer;
  expect(status).toBe(303);
  const location = new URL(headers.get("Location") ?? "", "http://site.test");
  const shown = await view(open(id, Object.fromEntries(location.searchParams)));
  if (shown.kind !== "result") throw new Error(`no result at ${location.href}`);
  return shown;
}
/** The query of a path, as the site's own links and redirects have it. */
const queryOf = (path: string | null) =>
  Object.fromEntries(new URL(path ?? "", "http://site.test").searchParams);
const state = (answers: number[][] = [], quizId = ID, start: number | null = null) =>
  signForTest({ quizId, start, answers });

describe("a forged or malformed state", () => {
  const other = signForTest({ quizId: otherQuiz.id, start: null, answers: [given(otherQuiz, 1, 1)] });
  const forged = signForTest(
    { quizId: ID, start: null, answers: [given(untimedQuiz, 1, 3)] },
    "quiz-state",
    "another secret of thirty-two characters",
  );
  const queries: Record<string, string>[] = [
    { etat: "" },
    { etat: "a.b.c" },
    { etat: "x".repeat(10_000) },
    { etat: other },
    { etat: forged },
    { etat: signForTest({ quizId: ID }) },
    { etat: signForTest({ __proto__: null, quizId: String(ID), start: null, answers: [] }) },
    { resultat: state() },
    { resultat: forged },
    { question: "-1" },
    { question: "1e9", aller: "2" },
    { aller: "terminer", reponse: choice(untimedQuiz, 1, 1) },
  ];
  it.each(queries)("%j shows the first quiz question, with no answer recorded", async (query) => {
    const shown = await view(open(ID, query));
    expect(shown).toMatchObject({ kind: "step", position: 0, chosenId: null, isUnanswered: false });
  });

  it("submitting without a state of this quiz redirects to the start", async () => {
    for (const etat of ["", "zzz", other, forged]) {
      const response = await handIn(ID, { etat, reponse: choice(untimedQuiz, 1, 1), question: "1" });
      expect([response.status, response.headers.get("Location")]).toEqual([303, `/quiz/${ID}`]);
    }
  });

  it.each(["0", "-1", "abc", "999999", "__proto__"])(
    "quiz %s responds 404, opened or submitted",
    async (id) => {
      await expect(open(id)).rejects.toMatchObject({ status: 404 });
      await expect(handIn(id, { etat: state() })).rejects.toMatchObject({ status: 404 });
    },
  );
});

describe("going to another quiz question", () => {
  const first = given(untimedQuiz, 1, 1);
  const go = (from: string, aller: string, reponse = "", isInstant = false, answers = [first]) => {
    const etat = signForTest({ quizId: ID, start: null, answers, isInstant });
    return open(ID, { etat, question: from, aller, reponse });
  };
  const place = async (answer: ReturnType<typeof open>) => {
    const shown = await view(answer);
    if (shown.kind !== "go") throw new Error("no redirect");
    const { question, ...query } = queryOf(shown.to);
    const step = await view(open(ID, { question: question ?? "", ...query }));
    if (step.kind !== "step") throw new Error("no step");
    return [step.position + 1, step.chosenId, step.correction !== null];
  };

  it("requires an answer to go on, and stores it", async () => {
    for (const isInstant of [false, true])
      for (const reponse of ["", "99", choice(untimedQuiz, 1, 2)])
        for (const aller of isInstant ? ["2", "3"] : ["3"])
          expect(await go("2", aller, reponse, isInstant), `${aller} ${reponse}`).toMatchObject({
            init: { status: 422 },
            data: { view: { position: 1, isUnanswered: true } },
          });
    expect(await place(go("2", "3", choice(untimedQuiz, 2, 1)))).toEqual([3, null, false]);
  });

  it("goes back without an answer, or stores one", async () => {
    expect(await place(go("2", "1"))).toEqual([1, first[1], false]);
    expect(await place(go("1", "1", choice(untimedQuiz, 1, 2)))).toEqual([1, Number(choice(untimedQuiz, 1, 2)), false]); // prettier-ignore
  });

  it("with instant correction, corrects a new answer first, which is then final", async () => {
    expect(await place(go("2", "2", choice(untimedQuiz, 2, 1), true))).toEqual([2, given(untimedQuiz, 2, 1)[1], true]); // prettier-ignore
    expect(await place(go("1", "1", choice(untimedQuiz, 1, 2), true))).toEqual([1, first[1], true]);
    expect(await place(go("1", "2", choice(untimedQuiz, 1, 2), true))).toEqual([2, null, false]);
  });
});

it.each(["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "WhatsApp/2.23.20.0"])(
  "a timed quiz at its URL without a state shows its first quiz question to %s, without a clock",
  async (agent) => {
    const shown = await view(open(TIMED, {}, { "User-Agent": agent }));
    expect(shown).toMatchObject({ kind: "step", position: 0, clock: null });
  },
);

describe("a time limit", () => {
  it("does not apply with « temps=libre », and its result restarts without a limit", async () => {
    const step = await view(open(TIMED, { temps: "libre" }));
    expect(step).toMatchObject({ kind: "step", clock: null });
    const { restartPath } = await result(handIn(TIMED, { etat: state([], TIMED) }), TIMED);
    expect(restartPath).toBe(`/quiz/${TIMED}?temps=libre`);
  });

  it.each([
    [LIMIT, false, 2],
    [LIMIT + 3, false, 2],
    [LIMIT + 7, true, 1],
    [90_000, true, 1],
  ])(
    "a quiz is submitted %i s after the start: late is %s, and %i answers count",
    async (elapsed, isLate, counted) => {
      const etat = state([given(timedQuiz, 1, 1)], TIMED, now() - elapsed);
      const fields = { etat, question: "2", reponse: choice(timedQuiz, 2, 1) };
      const shown = await result(handIn(TIMED, fields), TIMED);
      expect(shown.isLate).toBe(isLate);
      expect(shown.outcome.corrections.filter(({ given }) => given !== null)).toHaveLength(counted);
    },
  );

  it("is not reset by submitting: the state keeps the remaining time", async () => {
    const etat = state([], TIMED, now() - 100);
    const { outcome } = await result(handIn(TIMED, { etat }), TIMED);
    expect(outcome.score).toBe(0);
    const again = await view(open(TIMED, { etat }));
    expect(again).toMatchObject({ kind: "step", isTimeUp: false });
    expect(again.kind === "step" && again.clock?.timeLeft).toBeLessThanOrEqual(LIMIT - 100);
    const late = state([], TIMED, now() - LIMIT - 100);
    await result(handIn(TIMED, { etat: late }), TIMED);
    expect(await view(open(TIMED, { etat: late }))).toMatchObject({ isTimeUp: true });
  });

  it("refuses an automatic end before the deadline: the same step, with the same answers", async () => {
    const etat = state([given(timedQuiz, 1, 1)], TIMED, now() - LIMIT + 60);
    const fields = { etat, question: "2", reponse: choice(timedQuiz, 2, 1) };
    const early = await handIn(TIMED, { ...fields, fin: "temps" });
    expect(early.status).toBe(303);
    const step = await view(open(TIMED, queryOf(early.headers.get("Location"))));
    const chosen = { position: 1, state: etat, isTimeUp: false };
    expect(step).toMatchObject({ kind: "step", ...chosen });
    const { outcome } = await result(handIn(TIMED, fields), TIMED);
    expect(outcome.corrections.filter(({ given }) => given !== null)).toHaveLength(2);
  });

  it("shows no countdown from the deadline on, but still accepts an answer in transit", async () => {
    const etat = state([given(timedQuiz, 1, 1)], TIMED, now() - LIMIT - 1);
    const expired = { isTimeUp: true, clock: null, isUnanswered: false };
    expect(await view(open(TIMED, { etat, question: "2" }))).toMatchObject(expired);
    const move = { etat, question: "2", aller: "3" };
    expect(await open(TIMED, move)).toMatchObject({ init: { status: 200 }, data: { view: expired } });
    const next = await view(open(TIMED, { ...move, reponse: choice(timedQuiz, 2, 1) }));
    expect(next.kind === "go" && queryOf(next.to)).toMatchObject({ question: "3" });
  });
});
