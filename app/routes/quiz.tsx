import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isbot } from "isbot";
import { shareImage } from "~/machines/file-addresses.server";
import { quizCard } from "~/machines/share-cards";
import { foundOrGone, MISSING } from "~/questions/missing-or-withdrawn.server";
import { quizPath } from "~/quiz/quiz";
import { quizErrorPages, QuizPage } from "~/quiz/quiz-page";
import { handedInSchema, openQuiz, submitQuiz } from "~/quiz/quiz-play.server";
import { listQuizQuestions, listQuizzes } from "~/quiz/quizzes.server";
import { readForm } from "~/server/form/form.server";
import { NO_STORE, PAGE_CACHE, pageData } from "~/server/pages/cache-control.server";
import { missing, RouteError } from "~/shell/frame/error-page";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { pageMeta, withFailure } from "~/shell/head/seo";
import { readId } from "~/text/row-id";

export const handle: RouteHandle = { hydrate: "at-once" };

export const meta = pageMeta<typeof loader>(({ quiz, view, image }, { location }) => {
  const shared = `Quiz\u202f: ${quiz.title}`;
  const title =
    view.kind === "result"
      ? `Résultat\u202f: ${quiz.title}`
      : view.position > 0
        ? `Question ${view.position + 1} sur ${view.total}\u202f: ${quiz.title}`
        : shared;
  return {
    title: view.kind === "step" && view.isUnanswered ? withFailure(title) : title,
    sharedTitle: shared,
    description: quiz.description,
    path: quizPath(quiz.id),
    image,
    isIndexed: !/[?&](?:etat|resultat)=/.test(location.search ?? ""),
  };
}, quizErrorPages);

async function findPlayable(id: string | undefined) {
  const quiz = await foundOrGone("quizzes", readId(id), listQuizzes);
  const questions = await listQuizQuestions(quiz.id);
  if (questions.length === 0) throw missing(MISSING.quizzes);
  return { quiz, questions, now: Date.now() / 1000 };
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const play = await findPlayable(params["id"]);
  const startsClock = !isbot(request.headers.get("User-Agent"));
  const { search, searchParams } = new URL(request.url);
  const view = await openQuiz(play, searchParams, startsClock);
  if (view.kind === "go") return redirect(view.to, { headers: { "Cache-Control": NO_STORE } });
  const page = { quiz: play.quiz, view, image: shareImage(quizCard(play.quiz)) };
  // Only the first step of an untimed quiz is cacheable, because it is the same for everyone.
  const isCacheable = play.quiz.timeLimit === null && search === "";
  return pageData(
    page,
    isCacheable ? PAGE_CACHE : NO_STORE,
    view.kind === "step" && view.isUnanswered ? 422 : 200,
  );
}

export async function action({ params, request }: ActionFunctionArgs) {
  const play = await findPlayable(params["id"]);
  return redirect(submitQuiz(play, await readForm(request, handedInSchema)), 303);
}

export default function Quiz() {
  return <QuizPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteError pages={quizErrorPages} />;
}
