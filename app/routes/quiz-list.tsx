import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OwnRouteError } from "~/shell/frame/error-page";
import { QuizList } from "~/quiz/quiz-list";
import { pageHeaders } from "~/server/pages/cache-control.server";
import { listQuizzes } from "~/quiz/quiz-list.server";
import { QUIZ_LIST_TITLE } from "~/quiz/quiz";
import { errorSeo, seo } from "~/shell/head/seo";

const head = {
  title: QUIZ_LIST_TITLE,
  description:
    "Quelques questions, une correction expliquée et sourcée : testez ce que vous savez de l’alimentation.",
};

export const meta: MetaFunction<typeof loader> = ({ data: quizzes, error, ...place }) =>
  quizzes && !error ? seo(head, place) : errorSeo(error, head);

export const headers = pageHeaders;

export const loader = () => listQuizzes();

export default function QuizListPage() {
  return <QuizList quizzes={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title="Les quiz sont indisponibles"
      text="Nous n’arrivons pas à les charger pour l’instant. Réessayez dans quelques minutes."
      to="/"
      label="Retour à l’accueil"
    />
  );
}
