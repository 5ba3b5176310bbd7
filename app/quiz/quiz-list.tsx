import { categoryIllustration } from "~/questions/illustrations";
import { isDrawn } from "~/shell/illustration";
import { Link } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { IllustratedCard } from "~/shell/illustrated-card";
import { counted } from "~/text/typography";
import { QUIZ_LIST_TITLE, quizPath, type QuizSummary, quizTint, wholeMinutes } from "./quiz";

export function QuizList({ quizzes }: { quizzes: QuizSummary[] }) {
  return (
    <Page
      title={QUIZ_LIST_TITLE}
      path="/quiz"
      tile={{ of: "quiz-2", tint: "accent" }}
      lead="Quelques minutes, une correction expliquée."
    >
      <h2 className="sr-only">Tous les quiz</h2>
      <div className="mt-6">
        {quizzes.length > 0 ? (
          <QuizCards quizzes={quizzes} />
        ) : (
          <div className="max-w-2xl rounded-card border border-line bg-card p-6">
            <p className="text-lg">Aucun quiz disponible pour le moment. Revenez bientôt !</p>
            <p className="mt-4">
              <Link to="/#categories" className="button button-quiet">
                En attendant, parcourir les questions
              </Link>
            </p>
          </div>
        )}
      </div>
    </Page>
  );
}

export function QuizCards({ quizzes }: { quizzes: QuizSummary[] }) {
  return (
    <ul className="grid gap-2.5 md:grid-cols-3 lg:gap-5">
      {quizzes.map((quiz) => (
        <li key={quiz.id}>
          <QuizCard quiz={quiz} />
        </li>
      ))}
    </ul>
  );
}

function QuizCard({ quiz }: { quiz: QuizSummary }) {
  const { id, title, category, timeLimit } = quiz;
  return (
    <IllustratedCard
      of={quizIllustration(id, category?.slug)}
      tint={quizTint(category)}
      badge={category && category.name}
      title={title}
    >
      <p className="max-sm:hidden">{quiz.description}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="flex flex-1 basis-36 flex-wrap gap-x-3 text-sm tabular-nums">
          <span>{quiz.difficulty}</span>
          <span>{counted(quiz.questionCount, "question")}</span>
          {timeLimit !== null && <span>{wholeMinutes(timeLimit)}</span>}
          <span>Score de passage : {quiz.passingScore}%</span>
        </p>
        <Link to={quizPath(id)} className="button button-quiet print:hidden">
          Commencer<span className="sr-only"> le quiz « {title} »</span>
        </Link>
      </div>
    </IllustratedCard>
  );
}

export function quizIllustration(id: number, categorySlug: string | undefined): string {
  const name = `quiz-${id}`;
  return isDrawn(name) ? name : categoryIllustration(categorySlug ?? "");
}
