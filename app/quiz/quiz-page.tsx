import { type ErrorPage, type ErrorPages, errorPages, NO_ANSWER } from "~/shell/frame/error-page";
import { quizFacts, quizPath, type QuizSummary } from "./quiz";
import { useState } from "react";
import { useFocusOnChange } from "~/shell/frame/loading-status";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import type { QuizResult as Result, QuizStep as Step } from "./quiz-play";
import { QuizResult } from "./quiz-result";
import { quizTile } from "./quiz-list";
import { type GivenAnswers, QuizStep } from "./quiz-step";

type Props = { quiz: QuizSummary; view: Step | Result };

export function QuizPage({ quiz, view }: Props) {
  const [given, setGiven] = useState<GivenAnswers>(new Map());
  const isRefused = view.kind === "step" && view.isUnanswered && !given.has(view.question.id);
  useFocusOnChange("h2[tabindex]", view.kind === "result" ? "result" : `${view.position}${view.isTimeUp}`);
  const isSmall =
    view.kind === "step" && (view.position > 0 || view.correction !== null || Boolean(view.question.drawing));
  return (
    <div
      className={`@container mx-auto flex w-full max-w-[44rem] flex-col px-5 pt-2 ${view.kind === "step" ? "max-sm:min-h-[calc(100dvh-4.625rem)] sm:pb-8 md:pt-8" : "pb-8 md:pt-8"} ${isSmall ? "max-sm:pt-0" : ""}`}
    >
      <Breadcrumb
        tile={quizTile(quiz.id, quiz.category)}
        trail={[{ name: "Tous les quiz", path: "/quiz" }]}
        here={{ name: quiz.title, path: quizPath(quiz.id) }}
      />
      <h1 tabIndex={-1} className={`sm:text-2xl ${isSmall ? "text-base" : "text-xl"}`}>
        {quiz.title}
      </h1>
      <p className={`text-sm text-muted tabular-nums ${isSmall ? "max-sm:hidden" : "mb-1"}`}>
        {quizFacts(quiz)}
      </p>
      {view.kind === "result" ? (
        <QuizResult result={view} />
      ) : (
        <QuizStep
          step={view}
          quizId={quiz.id}
          isTimedQuiz={quiz.timeLimit !== null}
          isRefused={isRefused}
          given={given}
          onGiven={setGiven}
        />
      )}
    </div>
  );
}

const missing: ErrorPage = {
  title: "Quiz introuvable",
  text: "Ce quiz n’existe pas, n’est plus en ligne, ou a changé d’adresse.",
  to: "/quiz",
  label: "Retour aux quiz",
};

export const quizErrorPages: ErrorPages = {
  ...errorPages,
  [NO_ANSWER]: {
    title: "Le site n’a pas répondu",
    text: "Vos réponses précédentes sont gardées dans l’adresse de cette page. Vérifiez votre connexion, réessayez, puis choisissez de nouveau la réponse de cette question.",
    label: "Réessayer",
  },
  404: missing,
  410: missing,
  503: {
    title: "Le quiz est indisponible",
    text: "Nous n’arrivons pas à le charger pour l’instant. Réessayez dans quelques minutes : si vous aviez commencé, vos réponses sont dans l’adresse de cette page.",
    label: "Réessayer",
  },
};
