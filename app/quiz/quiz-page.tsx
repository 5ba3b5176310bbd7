import { type ErrorPages, errorPages, NO_ANSWER } from "~/shell/frame/error-page";
import { quizPath, type QuizSummary } from "./quiz";
import { useFocusOnChange } from "~/shell/frame/loading-status";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import type { QuizResult as Result, QuizStep as Step } from "./quiz-rules";
import { Illustration, tints } from "~/shell/illustration";
import { QuizResult } from "./quiz-result";
import { quizTile } from "./quiz-list";
import { QuizStep } from "./quiz-step";

type Props = { quiz: QuizSummary; view: Step | Result };

export function QuizPage({ quiz, view }: Props) {
  useFocusOnChange("h2[tabindex]", view.kind === "result" ? "result" : `${view.position}${view.isTimeUp}`);
  const tile = quizTile(quiz);
  const isSmall =
    view.kind === "step" && (view.position > 0 || view.correction !== null || Boolean(view.question.drawing));
  return (
    <div className={`wrap md:py-8 ${view.kind === "step" ? "columns" : "pb-8"}`}>
      <div
        className={`${view.kind === "step" ? "quiz-play lg:[&>.trail>span]:hidden" : ""} ${isSmall ? "max-sm:pt-0" : "pt-2 md:pt-0"}`}
      >
        <Breadcrumb
          tile={tile}
          trail={[{ name: "Tous les quiz", path: "/quiz" }]}
          here={{ name: quiz.title, path: quizPath(quiz.id) }}
        />
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 tabIndex={-1} className={view.kind === "step" ? "text-base sm:text-lg" : "text-xl sm:text-2xl"}>
            {quiz.title}
          </h1>
          {view.kind === "step" && (
            <p className={`text-sm text-muted tabular-nums ${isSmall ? "max-sm:hidden" : ""}`}>
              {`Niveau\u00a0${quiz.difficulty}`}
            </p>
          )}
        </div>
        {view.kind === "result" ? <QuizResult result={view} /> : <QuizStep step={view} quiz={quiz} />}
      </div>
      {/* Large, instead of the tile, where the screen has room beside the quiz. */}
      {view.kind === "step" && (
        <div className="beside max-lg:hidden print:hidden">
          <Illustration of={tile.of} className={`rounded-panel p-10 ${tints[tile.tint]}`} />
        </div>
      )}
    </div>
  );
}

export const quizErrorPages: ErrorPages = {
  ...errorPages,
  [NO_ANSWER]: {
    title: "Le site n’a pas répondu",
    text: "Vos réponses précédentes sont gardées dans l’adresse de cette page. Vérifiez votre connexion, réessayez, puis choisissez de nouveau la réponse de cette question.",
    label: "Réessayer",
  },
  503: {
    title: "Le quiz est indisponible",
    text: "Nous n’arrivons pas à le charger pour l’instant. Réessayez dans quelques minutes : si vous aviez commencé, vos réponses sont dans l’adresse de cette page.",
    label: "Réessayer",
  },
};
