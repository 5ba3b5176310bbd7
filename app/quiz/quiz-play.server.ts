import { z } from "zod";
import { quizFacts, quizPath, type QuizSummary } from "./quiz";
import {
  askedQuestions,
  type ChosenAnswers,
  deadlineOf,
  GRACE_SECONDS,
  gradeQuiz,
  type Place,
  placeOf,
  type PlayedQuestion,
  type PlayState,
  playStateSchema,
  type QuizOutcome,
  type QuizResult,
  type QuizStep,
  readNumber,
  replayOfMissed,
  type Submission,
  submissionSchema,
  withChoice,
} from "./quiz-rules";
import { modesPath, readModes } from "./quiz-modes";
import { findNextQuiz, readAnswerKey } from "./quizzes.server";
import { sign, verify } from "~/server/backend/signing.server";

type Play = { quiz: QuizSummary; questions: PlayedQuestion[]; now: number };

/**
 * Performs the action of a quiz URL: returns a step, a result, or the path to redirect to. Without a validly signed state, the
 * quiz restarts. `aller` is the number of the question to go to; without an answer, nobody goes on or sees a correction.
 * @throws BackendError
 */
export async function openQuiz(
  play: Play,
  params: URLSearchParams,
  startsClock: boolean,
): Promise<QuizStep | QuizResult | { kind: "go"; to: string }> {
  const { quiz, questions, now } = play;
  const submission = verify("quiz-result", params.get("resultat"), submissionSchema);
  if (submission?.quizId === quiz.id) return showResult(play, submission);

  const state = verify("quiz-state", params.get("etat"), playStateSchema);
  if (state?.quizId !== quiz.id) {
    const { isUntimed, isInstant } = readModes(params);
    const isTimed = startsClock && quiz.timeLimit !== null && !isUntimed;
    const fresh: PlayState = { quizId: quiz.id, start: isTimed ? now : null, answers: [], isInstant };
    // Put the start time into the URL, so that reloading does not restart the clock.
    if (isTimed) return { kind: "go", to: quizPath(quiz.id, { etat: sign("quiz-state", fresh) }) };
    return showStep(play, fresh, placeOf(questions, fresh, null));
  }

  const place = placeOf(questions, state, readNumber(params.get("question")));
  const number = readNumber(params.get("aller"));
  if (number === null || now > deadlineOf(state, quiz.timeLimit) + GRACE_SECONDS) {
    return showStep(play, state, place);
  }
  const answers = withChoice(place, readNumber(params.get("reponse")));
  if (number > place.position && !answers.has(place.question.id)) return showStep(play, state, place, true);
  const etat = sign("quiz-state", { ...state, answers: [...answers] });
  return { kind: "go", to: quizPath(quiz.id, { question: String(number), etat }) };
}

export const handedInSchema = z.object({
  etat: z.string().catch(""),
  question: z.string().catch(""),
  reponse: z.string().catch(""),
  /** « temps » if the browser's countdown submits. */
  fin: z.string().catch(""),
});

/**
 * Submits a quiz. Returns the path of its result, or of its start if the state is invalid, or of the same step if the browser's
 * countdown ended early. Answers already in the signed state always count, and the form's choice if it arrives in time.
 */
export function submitQuiz({ quiz, questions, now }: Play, form: z.output<typeof handedInSchema>): string {
  const state = verify("quiz-state", form.etat, playStateSchema);
  if (state?.quizId !== quiz.id) return quizPath(quiz.id);
  const place = placeOf(questions, state, readNumber(form.question));
  const deadline = deadlineOf(state, quiz.timeLimit);
  if (form.fin === "temps" && now < deadline) {
    return quizPath(quiz.id, { question: String(place.position + 1), etat: form.etat });
  }
  const late = now > deadline + GRACE_SECONDS;
  const answers = late ? place.answers : withChoice(place, readNumber(form.reponse));
  const submission: Submission = { ...state, answers: [...answers], late };
  return quizPath(quiz.id, { resultat: sign("quiz-result", submission) });
}

async function grade(quiz: QuizSummary, state: PlayState, chosen: ChosenAnswers): Promise<QuizOutcome> {
  return gradeQuiz(askedQuestions(await readAnswerKey(quiz.id), state), chosen, quiz.passingScore);
}

async function showResult({ quiz, questions }: Play, submission: Submission): Promise<QuizResult> {
  const { start, isInstant = false, late } = submission;
  const outcome = await grade(quiz, submission, placeOf(questions, submission, null).answers);
  const next = await findNextQuiz(quiz.id);
  const isUntimed = quiz.timeLimit !== null && start === null;
  const again = replayOfMissed(submission, outcome);
  return {
    kind: "result",
    outcome,
    isLate: late,
    restartPath: modesPath(quiz.id, { isUntimed, isInstant }),
    missedPath: again ? quizPath(quiz.id, { etat: sign("quiz-state", again) }) : null,
    deadline: deadlineOf(submission, quiz.timeLimit),
    next: next && { title: next.title, path: quizPath(next.id), facts: quizFacts(next) },
  };
}

async function showStep(
  { quiz, now }: Play,
  state: PlayState,
  { questions, question, position, answers, isCorrected }: Place,
  isRefused = false,
): Promise<QuizStep> {
  const isInstant = state.isInstant ?? false;
  const deadline = deadlineOf(state, quiz.timeLimit);
  const isUp = now >= deadline;
  const corrections = isCorrected ? (await grade(quiz, state, answers)).corrections : [];
  return {
    kind: "step",
    position,
    total: questions.length,
    question,
    chosenId: answers.get(question.id) ?? null,
    state: sign("quiz-state", { ...state, answers: [...answers] }),
    clock: deadline !== Infinity && !isUp ? { timeLeft: deadline - now, deadline } : null,
    isTimeUp: isUp,
    isUnanswered: isRefused && !isUp,
    isInstant,
    hasModes: answers.size === 0 && !state.only && !isUp,
    correction: corrections.find(({ id }) => id === question.id) ?? null,
  };
}
