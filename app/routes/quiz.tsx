import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { isbot } from "isbot";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { StructuredData } from "~/shell/head/structured-data";
import { useFocusOnChange } from "~/shell/focus";
import { RouteError } from "~/shell/frame/route-error";
import { QuizHead } from "~/quiz/quiz-head";
import { QuizResult } from "~/quiz/quiz-result";
import { type GivenAnswers, QuizStep } from "~/quiz/quiz-step";
import { QuizToast } from "~/quiz/quiz-toast";
import { readForm } from "~/server/form/form.server";
import { NO_STORE, PAGE_CACHE, pageHeaders } from "~/server/pages/cache-control.server";
import { epochSeconds, handedInSchema, openQuiz, submitQuiz } from "~/quiz/quiz-play.server";
import { findQuiz, listQuizQuestions } from "~/quiz/quiz-questions.server";
import { foundOrGone } from "~/questions/withdrawn-response.server";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { quizData } from "~/shell/head/json-ld";
import { quizPath, CHOOSE_AN_ANSWER } from "~/quiz/quiz";
import { quizErrorPages } from "~/quiz/quiz-error-page";
import { errorSeo, seo } from "~/shell/head/seo";
import { quizCard } from "~/machines/share-cards";
import { shareImage } from "~/machines/page-files.server";
import { readId } from "~/text/slug";

export const handle: RouteHandle = { hydrate: "at-once" };

const FAILED = { title: "Erreur", description: "Quelque chose s’est mal passé. Réessayez dans un instant." };

export const meta: MetaFunction<typeof loader> = ({ data: page, error: failure, ...place }) => {
  if (!page || failure) return errorSeo(failure, FAILED, quizErrorPages);
  const { quiz, view, image } = page;
  const shared = `Quiz\u202f: ${quiz.title}`;
  const title =
    view.kind === "result"
      ? `Résultat\u202f: ${quiz.title}`
      : view.position > 0
        ? `Question ${view.position + 1} sur ${view.total}\u202f: ${quiz.title}`
        : shared;
  const error = view.kind === "step" && view.isUnanswered ? "Erreur\u202f: " : "";
  const query = new URLSearchParams(place.location.search);
  return seo(
    {
      title: error + title,
      sharedTitle: shared,
      description: quiz.description,
      path: quizPath(quiz.id),
      image,
      isIndexed: !query.has("etat") && !query.has("resultat"),
    },
    place,
  );
};

export const headers = pageHeaders;

const NOT_FOUND = "Quiz introuvable";

async function findPlayable(id: string | undefined) {
  const quiz = await foundOrGone("quizzes", readId(id), findQuiz, NOT_FOUND);
  const questions = await listQuizQuestions(quiz.id);
  if (questions.length === 0) throw new Response(NOT_FOUND, { status: 404 });
  return { quiz, questions, now: epochSeconds() };
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const play = await findPlayable(params["id"]);
  const startsClock = !isbot(request.headers.get("User-Agent"));
  const { search, searchParams } = new URL(request.url);
  const view = await openQuiz(play, searchParams, startsClock);
  if (view.kind === "go") return redirect(view.to, { headers: { "Cache-Control": NO_STORE } });
  const status = view.kind === "step" && view.isUnanswered ? 422 : 200;
  const image = shareImage(quizCard(play.quiz));
  // Only the first step of an untimed quiz is cacheable, because it is the same for everyone.
  const isCacheable = play.quiz.timeLimit === null && search === "";
  return data(
    { quiz: play.quiz, view, image },
    { status, headers: { "Cache-Control": isCacheable ? PAGE_CACHE : NO_STORE } },
  );
}

export async function action({ params, request }: ActionFunctionArgs) {
  const play = await findPlayable(params["id"]);
  return redirect(await submitQuiz(play, await readForm(request, handedInSchema)), 303);
}

export default function Quiz() {
  const { quiz, view } = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const [given, setGiven] = useState<GivenAnswers>(new Map());
  const isRefused = view.kind === "step" && view.isUnanswered && !given.has(view.question.id);
  const heading = useFocusOnChange<HTMLHeadingElement>(
    view.kind === "result" ? "result" : `${view.position}${view.isTimeUp}`,
  );
  // Show a small header, because on a phone the quiz question and its choices need the space.
  const isSmall =
    view.kind === "step" && (view.position > 0 || view.correction !== null || Boolean(view.question.drawing));
  return (
    <div
      className={`mx-auto flex w-full max-w-[44rem] flex-col px-5 pt-2 ${view.kind === "step" ? "max-sm:min-h-[calc(100dvh-4.625rem)] sm:pt-6 sm:pb-8" : "pb-8 md:py-12"} ${isSmall ? "max-sm:pt-1" : ""}`}
    >
      <Breadcrumb
        trail={[{ name: "Tous les quiz", path: "/quiz" }]}
        here={{ name: quiz.title, path: quizPath(quiz.id) }}
      />
      {view.kind === "step" && !view.isTimeUp && (
        <StructuredData
          build={(siteUrl) =>
            quizData(siteUrl, {
              ...quiz,
              path: quizPath(quiz.id),
              about: quiz.category?.name ?? null,
              question: view.question,
            })
          }
        />
      )}
      <QuizHead quiz={quiz} isSmall={isSmall} />
      {view.kind === "result" ? (
        <QuizResult {...view} heading={heading} />
      ) : (
        <QuizStep
          step={view}
          quizId={quiz.id}
          isTimedQuiz={quiz.timeLimit !== null}
          isRefused={isRefused}
          heading={heading}
          given={given}
          onGiven={setGiven}
        />
      )}
      <QuizToast text={isRefused ? CHOOSE_AN_ANSWER : null} occasion={key} />
    </div>
  );
}

export function ErrorBoundary() {
  return <RouteError pages={quizErrorPages} />;
}
