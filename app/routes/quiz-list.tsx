import { useLoaderData } from "@remix-run/react";
import { QuizList } from "~/quiz/quiz-list";
import { listQuizzes } from "~/quiz/quizzes.server";
import { QUIZ_LIST_TITLE } from "~/quiz/quiz";
import { pageMeta } from "~/shell/head/seo";

export const meta = pageMeta({
  title: QUIZ_LIST_TITLE,
  description:
    "Quelques questions, une correction expliquée et sourcée : testez ce que vous savez de l’alimentation.",
});

export const loader = () => listQuizzes();

export default function QuizListPage() {
  return <QuizList quizzes={useLoaderData<typeof loader>()} />;
}
