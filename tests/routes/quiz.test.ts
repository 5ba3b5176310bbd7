import { describe, expect, it } from "vitest";
import { action, loader } from "~/routes/quiz";
import { signForTest } from "../signing";

const ID = 3; // « Boire, combien et quoi ? », 8 questions, not timed
const TIMED = 1; // 300 s
const now = () => Math.floor(Date.now() / 1000);

const open = (
  id: number | string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  loader({
    request: new Request(`http://site.test/quiz/${id}?${new URLSearchParams(query)}`, { headers }),
    params: { id: String(id) },
    context: {},
  });
const handIn = (id: number | string, fields: Record<string, string> | URLSearchParams) =>
  action({
    request: new Request(`http://site.test/quiz/${id}`, {
      method: "POST",
      body: new URLSearchParams(fields),
    }),
    params: { id: String(id) },
    context: {},
  });

/** What a page shows: the view, or where it leads. */
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
const state = (answers: number[][] = [], quizId = ID, start: number | null = null) =>
  signForTest({ quizId, start, answers });

describe("forged and strange state", () => {
  const other = signForTest({ quizId: 4, start: null, answers: [[401, 4011]] });
  const forged = signForTest(
    { quizId: ID, start: null, answers: [[301, 3013]] },
    "quiz-state",
    "another secret of thirty-two characters",
  );
  const queries: Record<string, string>[] = [
    { etat: "" },
    { etat: "." },
    { etat: "a.b.c" },
    { etat: "%00" },
    { etat: "x".repeat(10_000) },
    { etat: other },
    { etat: forged },
    { etat: signForTest("text") },
    { etat: signForTest({ quizId: ID }) },
    { etat: signForTest({ __proto__: null, quizId: String(ID), start: null, answers: [] }) },
    { resultat: state() },
    { resultat: forged },
    { question: "-1" },
    { question: "1e9", aller: "suivant" },
    { aller: "terminer", reponse: "3011" },
  ];
  it.each(queries)("%j starts at the first question, with nothing answered", async (query) => {
    const shown = await view(open(ID, query));
    expect(shown).toMatchObject({ kind: "step", position: 0, chosenId: null, isUnanswered: false });
  });

  it("handed in without a state of this quiz leads back to its start", async () => {
    for (const etat of ["", "zzz", other, forged]) {
      const response = await handIn(ID, { etat, reponse: "3011", question: "1" });
      expect([response.status, response.headers.get("Location")]).toEqual([303, `/quiz/${ID}`]);
    }
  });

  it.each(["0", "-1", "abc", "999999", "__proto__"])("quiz %s is 404, opened or handed in", async (id) => {
    await expect(open(id)).rejects.toMatchObject({ status: 404 });
    await expect(handIn(id, { etat: state() })).rejects.toMatchObject({ status: 404 });
  });
});

describe("a step", () => {
  it("continues only with an answer of this question", async () => {
    const etat = state();
    const next = await view(open(ID, { etat, question: "1", aller: "suivant", reponse: "3012" }));
    expect(next.kind === "go" && next.to).toContain("question=2");
    for (const reponse of ["", "3021", "4011", "abc", "-1"]) {
      const answer = await open(ID, { etat, question: "1", aller: "suivant", reponse });
      expect(answer).toMatchObject({
        init: { status: 422 },
        data: { view: { isUnanswered: true, position: 0 } },
      });
    }
  });

  it("keeps the choice when it goes back", async () => {
    const back = await view(
      open(ID, { etat: state([[301, 3011]]), question: "2", aller: "precedent", reponse: "3024" }),
    );
    if (back.kind !== "go") throw new Error("no way back");
    const params = Object.fromEntries(new URL(back.to, "http://site.test").searchParams);
    expect(await view(open(ID, params))).toMatchObject({ position: 0, chosenId: 3011 });
    expect(await view(open(ID, { ...params, question: "2" }))).toMatchObject({ position: 1, chosenId: 3024 });
  });

  it("shows the choice of the question, and no key", async () => {
    const shown = await view(open(ID, { etat: state([[301, 3013]]), question: "1" }));
    expect(shown).toMatchObject({ chosenId: 3013 });
    expect(JSON.stringify(shown)).not.toMatch(/correct|explanation/i);
  });
});

describe("handing in", () => {
  it("counts each question once, whatever is repeated, unknown or of another quiz", async () => {
    const answers = [[301, 3013], [301, 3011], [301, 3013], [999, 1], [401, 4011], [302, 3011]]; // prettier-ignore
    const { outcome } = await result(handIn(ID, { etat: state(answers), question: "8", reponse: "zzz" }));
    expect(outcome.total).toBe(8);
    expect(outcome.score).toBe(outcome.corrections.filter(({ isRight }) => isRight).length);
    expect(outcome.corrections.filter(({ given }) => given !== null)).toHaveLength(1);
  });

  it("gives the same result each time it is sent", async () => {
    const fields = { etat: state([[301, 3013]]), question: "2", reponse: "3021" };
    expect(await result(handIn(ID, fields))).toEqual(await result(handIn(ID, fields)));
  });

  it("reports that the quiz was corrected since", async () => {
    const handedIn = { quizId: ID, start: null, answers: [[301, 3013]], late: false };
    const show = (score: number) =>
      view(open(ID, { resultat: signForTest({ ...handedIn, score }, "quiz-result") }));
    const shown = await show(8);
    expect(shown).toMatchObject({ kind: "result", formerScore: 8 });
    const score = shown.kind === "result" ? shown.outcome.score : -1;
    expect(await show(score)).toMatchObject({ formerScore: null });
  });

  it("takes a body without fields, and refuses repeated fields and files", async () => {
    expect((await handIn(ID, {})).status).toBe(303);
    const repeated = new URLSearchParams([["etat", state()], ["etat", "x"], ["reponse", "1"], ["reponse", "2"]]); // prettier-ignore
    await expect(handIn(ID, repeated)).rejects.toMatchObject({ status: 400 });
    const body = new FormData();
    body.append("etat", new Blob(["x"]), "x");
    const request = new Request("http://site.test/quiz/3", { method: "POST", body });
    await expect(action({ request, params: { id: "3" }, context: {} })).rejects.toMatchObject({
      status: 415,
    });
  });
});

describe("a timed quiz at its own address", () => {
  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "WhatsApp/2.23.20.0",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "TelegramBot (like TwitterBot)",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  ])("shows its first question to %s, without a clock", async (agent) => {
    const shown = await view(open(TIMED, {}, { "User-Agent": agent }));
    expect(shown).toMatchObject({ kind: "step", position: 0, deadline: null, timeLeft: null });
  });

  it.each<Record<string, string>>([
    {},
    { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0" },
    {
      "User-Agent":
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    },
  ])("starts the clock of a visitor: %j", async (headers) => {
    const shown = await view(open(TIMED, {}, headers));
    expect(shown.kind === "go" && shown.to).toMatch(/^\/quiz\/1\?etat=/);
  });
});

describe("a time limit", () => {
  it("starts when the quiz is opened, and is in the address", async () => {
    const shown = await view(open(TIMED));
    if (shown.kind !== "go") throw new Error("not sent on");
    const params = Object.fromEntries(new URL(shown.to, "http://site.test").searchParams);
    const step = await view(open(TIMED, params));
    expect(step).toMatchObject({ kind: "step", isTimeUp: false });
    expect(step.kind === "step" && step.timeLeft).toBeGreaterThan(297);
  });

  it("is not there for « temps=libre », whose result restarts the same way", async () => {
    const step = await view(open(TIMED, { temps: "libre" }));
    expect(step).toMatchObject({ kind: "step", timeLeft: null, deadline: null });
    const { restartPath } = await result(handIn(TIMED, { etat: state([], TIMED) }), TIMED);
    expect(restartPath).toBe("/quiz/1?temps=libre");
  });

  it.each([
    [300, false, 2],
    [305, false, 2],
    [307, true, 1],
    [90_000, true, 1],
  ])("handed in %i s after the start: late %s, %i answers count", async (elapsed, isLate, counted) => {
    const etat = state([[101, 1011]], TIMED, now() - elapsed);
    const shown = await result(handIn(TIMED, { etat, question: "2", reponse: "1021" }), TIMED);
    expect(shown.isLate).toBe(isLate);
    expect(shown.outcome.corrections.filter(({ given }) => given !== null)).toHaveLength(counted);
  });

  it("is not reset by handing in: the state goes on from there, with the time that is left", async () => {
    const etat = state([], TIMED, now() - 100);
    const { outcome } = await result(handIn(TIMED, { etat }), TIMED);
    expect(outcome.score).toBe(0);
    const again = await view(open(TIMED, { etat }));
    expect(again).toMatchObject({ kind: "step", isTimeUp: false });
    expect(again.kind === "step" && again.timeLeft).toBeLessThanOrEqual(200);
    const late = state([], TIMED, now() - 400);
    await result(handIn(TIMED, { etat: late }), TIMED);
    expect(await view(open(TIMED, { etat: late }))).toMatchObject({ isTimeUp: true });
  });

  it("accepts no answer after the time limit", async () => {
    const etat = state([[101, 1011]], TIMED, now() - 400);
    const shown = await view(open(TIMED, { etat, question: "2", aller: "suivant", reponse: "1021" }));
    expect(shown).toMatchObject({ kind: "step", isTimeUp: true, timeLeft: 0 });
  });
});
