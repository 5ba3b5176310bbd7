import { z } from "zod";
import { type QuizSummary, quizPath, UNTIMED } from "~/domain/quiz/quiz";
import { gradeQuiz, type QuizOutcome } from "~/domain/quiz/quiz-grading";
import {
  type ChosenAnswers,
  isTooLate,
  type PlayedQuestion,
  type PlayState,
  playStateSchema,
  type QuizStep,
  secondsLeft,
  shownPosition,
  type Submission,
  submissionSchema,
  validAnswers,
} from "~/domain/quiz/quiz-play";
import { readAnswerKey } from "./quizzes.server";
import { sign, verify } from "~/data/backend/signing.server";

export type QuizResult = {
  kind: "result";
  outcome: QuizOutcome;
  isLate: boolean;
  /** The score at submission, if a correction of the quiz has changed it since. */
  formerScore: number | null;
  restartPath: string;
};

type Play = { quiz: QuizSummary; questions: PlayedQuestion[]; now: number };

export function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/**
 * Performs the action in a quiz URL: shows a step or a result, or gives the path to redirect to. An unsigned
 * state is ignored: the quiz starts again. @throws BackendError; Response 404 for an empty quiz
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
    const isTimed = startsClock && quiz.timeLimit !== null && params.get("temps") !== UNTIMED.temps;
    const fresh: PlayState = { quizId: quiz.id, start: isTimed ? now : null, answers: [] };
    // The start time goes into the URL, so that reloading does not restart the clock.
    if (isTimed) return { kind: "go", to: quizPath(quiz.id, { etat: sign("quiz-state", fresh) }) };
    return showStep(play, fresh, new Map(), 0, false);
  }

  const answers = validAnswers(questions, state.answers);
  const position = shownPosition(questions, answers, readNumber(params.get("question")));
  const move = params.get("aller");
  if (isTooLate(state.start, quiz.timeLimit, now) || !isMove(move)) {
    return showStep(play, state, answers, position, false);
  }
  const withChoice = choose(questions, answers, position, params.get("reponse"));
  const question = questions[position];
  if (move === "suivant" && !(question && withChoice.has(question.id))) {
    return showStep(play, state, answers, position, true);
  }
  return { kind: "go", to: stepPath(state, withChoice, numberAfter(move, position)) };
}

/** A submitted quiz; a missing field counts as empty. */
export const handedInSchema = z.object({
  etat: z.string().catch(""),
  question: z.string().catch(""),
  reponse: z.string().catch(""),
});

/**
 * Grades a submitted quiz, and returns the path of its result, or of its start without a valid state. Signed
 * answers count; the form's own choice counts only if it is in time. @throws BackendError
 */
export async function submitQuiz(play: Play, form: z.output<typeof handedInSchema>): Promise<string> {
  const { quiz, questions, now } = play;
  const state = verify("quiz-state", form.etat, playStateSchema);
  if (state?.quizId !== quiz.id) return quizPath(quiz.id);
  const inTime = validAnswers(questions, state.answers);
  const late = isTooLate(state.start, quiz.timeLimit, now);
  const position = shownPosition(questions, inTime, readNumber(form.question));
  const counted = late ? inTime : choose(questions, inTime, position, form.reponse);
  const { score } = gradeQuiz(await readAnswerKey(quiz.id), counted, quiz.passingScore);
  const submission: Submission = { ...state, answers: [...counted], late, score };
  return quizPath(quiz.id, { resultat: sign("quiz-result", submission) });
}

async function showResult({ quiz, questions }: Play, submission: Submission): Promise<QuizResult> {
  const chosen = validAnswers(questions, submission.answers);
  const outcome = gradeQuiz(await readAnswerKey(quiz.id), chosen, quiz.passingScore);
  const wasFree = quiz.timeLimit !== null && submission.start === null;
  return {
    kind: "result",
    outcome,
    isLate: submission.late,
    formerScore: submission.score === outcome.score ? null : submission.score,
    restartPath: quizPath(quiz.id, wasFree ? UNTIMED : {}),
  };
}

function showStep(
  { quiz, questions, now }: Play,
  state: PlayState,
  answers: ChosenAnswers,
  position: number,
  isUnanswered: boolean,
): QuizStep {
  const question = questions[position];
  if (!question) throw new Response("Quiz introuvable", { status: 404 });
  const isLast = position === questions.length - 1;
  return {
    kind: "step",
    position,
    total: questions.length,
    question,
    chosenId: answers.get(question.id) ?? null,
    state: sign("quiz-state", { ...state, answers: [...answers] }),
    timeLeft: secondsLeft(state.start, quiz.timeLimit, now),
    deadline: state.start !== null && quiz.timeLimit !== null ? state.start + quiz.timeLimit : null,
    isTimeUp: isTooLate(state.start, quiz.timeLimit, now),
    isUnanswered,
    recap: isLast
      ? questions.slice(0, -1).map(({ id, text, answers: options }) => ({
          text,
          given: options.find((option) => option.id === answers.get(id))?.text ?? "",
        }))
      : null,
  };
}

function stepPath(state: PlayState, answers: ChosenAnswers, number: number): string {
  return quizPath(state.quizId, {
    question: String(number),
    etat: sign("quiz-state", { ...state, answers: [...answers] }),
  });
}

function choose(
  questions: PlayedQuestion[],
  answers: ChosenAnswers,
  position: number,
  choice: string | null,
): ChosenAnswers {
  const question = questions[position];
  const answerId = readNumber(choice);
  return question && answerId !== null
    ? validAnswers(questions, [...answers, [question.id, answerId]])
    : answers;
}

function isMove(move: string | null): move is string {
  return move === "suivant" || move === "precedent" || readNumber(move) !== null;
}

function numberAfter(move: string, position: number): number {
  if (move === "suivant") return position + 2;
  return readNumber(move) ?? Math.max(1, position);
}

function readNumber(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
