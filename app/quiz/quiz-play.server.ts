import { z } from "zod";
import { INSTANT, quizLength, type QuizSummary, quizPath, UNTIMED } from "./quiz";
import { gradeQuiz, type QuizOutcome } from "./quiz-grading";
import {
  askedQuestions,
  type ChosenAnswers,
  deadlineOf,
  isFinal,
  isTimeUp,
  isTooLate,
  type PlayedQuestion,
  type PlayState,
  playStateSchema,
  type QuizResult,
  type QuizStep,
  readMove,
  readNumber,
  shownPosition,
  type Submission,
  submissionSchema,
  validAnswers,
  withChoice,
} from "./quiz-play";
import { findNextQuiz, readAnswerKey } from "./quizzes.server";
import { sign, verify } from "~/server/backend/signing.server";

type Play = { quiz: QuizSummary; questions: PlayedQuestion[]; now: number };

/**
 * Performs the action of a quiz URL: returns a step, a result, or the path to redirect to. Without a validly signed state, the
 * quiz restarts.
 * @throws BackendError; Response 404 for a quiz without questions
 */
export async function openQuiz(
  play: Play,
  params: URLSearchParams,
  startsClock: boolean,
): Promise<QuizStep | QuizResult | { kind: "go"; to: string }> {
  const { quiz, now } = play;
  const submission = verify("quiz-result", params.get("resultat"), submissionSchema);
  if (submission?.quizId === quiz.id) return showResult(play, submission);

  const state = verify("quiz-state", params.get("etat"), playStateSchema);
  if (state?.quizId !== quiz.id) {
    const isTimed = startsClock && quiz.timeLimit !== null && params.get("temps") !== UNTIMED.temps;
    const isInstant = params.get("correction") === INSTANT.correction;
    const fresh: PlayState = { quizId: quiz.id, start: isTimed ? now : null, answers: [], isInstant };
    // Put the start time into the URL, so that reloading does not restart the clock.
    if (isTimed) return { kind: "go", to: quizPath(quiz.id, { etat: sign("quiz-state", fresh) }) };
    return showStep(play, fresh, new Map(), 0, false);
  }

  const questions = askedQuestions(play.questions, state);
  const answers = validAnswers(questions, state.answers);
  const position = shownPosition(questions, answers, readNumber(params.get("question")));
  const place = { questions, answers, position, isInstant: state.isInstant ?? false };
  const move = readMove(params.get("aller"), params.get("reponse"), place);
  if (!move || isTooLate(deadlineOf(state.start, quiz.timeLimit), now)) {
    return showStep(play, state, answers, position, false);
  }
  if (move.isUnanswered) return showStep(play, state, answers, position, true);
  const etat = sign("quiz-state", { ...state, answers: [...move.answers] });
  return { kind: "go", to: quizPath(quiz.id, { question: String(move.number), etat }) };
}

export const handedInSchema = z.object({
  etat: z.string().catch(""),
  question: z.string().catch(""),
  reponse: z.string().catch(""),
  /** « temps » if the browser's countdown submits. */
  fin: z.string().catch(""),
});

/**
 * Grades a submitted quiz. Returns the path of its result, or of its start if the state is invalid, or of the same step if the
 * browser's countdown ended early. Answers already in the signed state always count. The form's choice counts only if it arrives
 * in time and the visitor has not yet seen the correction of its question.
 * @throws BackendError
 */
export async function submitQuiz(play: Play, form: z.output<typeof handedInSchema>): Promise<string> {
  const { quiz, now } = play;
  const state = verify("quiz-state", form.etat, playStateSchema);
  if (state?.quizId !== quiz.id) return quizPath(quiz.id);
  const questions = askedQuestions(play.questions, state);
  const inTime = validAnswers(questions, state.answers);
  const position = shownPosition(questions, inTime, readNumber(form.question));
  const deadline = deadlineOf(state.start, quiz.timeLimit);
  if (form.fin === "temps" && !isTimeUp(deadline, now)) {
    return quizPath(quiz.id, { question: String(position + 1), etat: form.etat });
  }
  const late = isTooLate(deadline, now);
  const place = { questions, answers: inTime, position, isInstant: state.isInstant ?? false };
  const counted = late || isFinal(place) ? inTime : withChoice(place, form.reponse);
  const { score } = await grade(quiz, state, counted);
  const submission: Submission = { ...state, answers: [...counted], late, score };
  return quizPath(quiz.id, { resultat: sign("quiz-result", submission) });
}

async function grade(quiz: QuizSummary, state: PlayState, chosen: ChosenAnswers): Promise<QuizOutcome> {
  return gradeQuiz(askedQuestions(await readAnswerKey(quiz.id), state), chosen, quiz.passingScore);
}

async function showResult({ quiz, questions }: Play, submission: Submission): Promise<QuizResult> {
  const chosen = validAnswers(questions, submission.answers);
  const outcome = await grade(quiz, submission, chosen);
  const next = await findNextQuiz(quiz.id);
  const { start, isInstant } = submission;
  const isTimed = start !== null || submission.isTimed;
  const wasFree = quiz.timeLimit !== null && !isTimed;
  const only = outcome.corrections.filter(({ isRight }) => !isRight).map(({ id }) => id);
  const isPart = only.length > 0 && only.length < outcome.total;
  const again: PlayState = { quizId: quiz.id, start: null, answers: [], only, isTimed, isInstant };
  return {
    kind: "result",
    outcome,
    isLate: submission.late,
    formerScore: submission.score === outcome.score ? null : submission.score,
    restartPath: quizPath(quiz.id, { ...(wasFree && UNTIMED), ...(isInstant && INSTANT) }),
    missedPath: isPart ? quizPath(quiz.id, { etat: sign("quiz-state", again) }) : null,
    deadline: deadlineOf(start, quiz.timeLimit),
    next: next && { title: next.title, path: quizPath(next.id), length: quizLength(next) },
  };
}

async function showStep(
  { quiz, questions: all, now }: Play,
  state: PlayState,
  answers: ChosenAnswers,
  position: number,
  isUnanswered: boolean,
): Promise<QuizStep> {
  const questions = askedQuestions(all, state);
  const question = questions[position];
  if (!question) throw new Response("Quiz introuvable", { status: 404 });
  const isInstant = state.isInstant ?? false;
  const isLast = position === questions.length - 1;
  const isCorrected = isInstant && answers.has(question.id);
  const deadline = deadlineOf(state.start, quiz.timeLimit);
  const isUp = isTimeUp(deadline, now);
  const corrections = isCorrected ? (await grade(quiz, state, answers)).corrections : [];
  return {
    kind: "step",
    position,
    total: questions.length,
    question,
    chosenId: answers.get(question.id) ?? null,
    state: sign("quiz-state", { ...state, answers: [...answers] }),
    clock: deadline !== null && !isUp ? { timeLeft: deadline - now, deadline } : null,
    isTimeUp: isUp,
    isUnanswered: isUnanswered && !isUp,
    isInstant,
    isLast,
    hasModes: answers.size === 0 && !state.only && !isUp,
    correction: corrections.find(({ id }) => id === question.id) ?? null,
    recap:
      isLast && !isInstant
        ? questions.slice(0, -1).map(({ id, text, answers: options }) => ({
            text,
            given: options.find((option) => option.id === answers.get(id))?.text ?? "",
          }))
        : null,
  };
}
