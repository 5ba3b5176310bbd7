import { useLoaderData } from "@remix-run/react";
import { OwnRouteError } from "~/shell/frame/error-page";
import { QuizList } from "~/quiz/quiz-list";
import { listQuizzes } from "~/quiz/quiz-list.server";
import { QUIZ_LIST_TITLE } from "~/quiz/quiz";
import { pageMeta } from "~/shell/head/seo";

const failed = {
  title: "Les quiz sont indisponibles",
  text: "Nous n’arrivons pas à les charger pour l’instant. Réessayez dans quelques minutes.",
  to: "/",
  label: "Retour à l’accueil",
};

export const meta = pageMeta<typeof loader>(failed, () => ({
  title: QUIZ_LIST_TITLE,
  description:
    "Quelques questions, une correction expliquée et sourcée : testez ce que vous savez de l’alimentation.",
}));

export const loader = () => listQuizzes();

export default function QuizListPage() {
  return <QuizList quizzes={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <OwnRouteError {...failed} />;
