import { categoryIllustration } from "~/questions/illustrations";
import { isDrawn } from "~/shell/illustration";
import { Link } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { IllustratedCard } from "~/shell/illustrated-card";
import { QUIZ_LIST_TITLE, quizPath, type QuizSummary, quizTint, quizLength } from "./quiz";

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
  // In three columns, a wide newest quiz leaves no card alone in the last row.
  const hasWide = quizzes.length % 3 === 1;
  return (
    <ul className="grid gap-2.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {quizzes.map((quiz, index) => (
        <QuizCard key={quiz.id} quiz={quiz} isWide={hasWide && index === 0} />
      ))}
    </ul>
  );
}

function QuizCard({ quiz, isWide }: { quiz: QuizSummary; isWide: boolean }) {
  const { id, title, category } = quiz;
  return (
    <li className={isWide ? "lg:col-span-3" : "md:max-lg:odd:last:col-span-2"}>
      <IllustratedCard
        of={quizIllustration(id, category?.slug)}
        tint={quizTint(category)}
        badge={category && category.name}
        title={title}
        isWide={isWide}
      >
        <p className="max-sm:hidden">{quiz.description}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div className="min-w-0 grow basis-32 text-sm tabular-nums md:contents">
            <p className="md:grow md:basis-full">
              <span className="max-md:sr-only">Niveau </span>
              {`${quiz.difficulty}, ${quizLength(quiz)}`}
            </p>
            <p>{`Score de passage\u202f: ${quiz.passingScore}%`}</p>
          </div>{" "}
          <Link to={quizPath(id)} className="button button-quiet max-md:px-4 print:hidden">
            Commencer<span className="sr-only"> le quiz «&nbsp;{title}&nbsp;»</span>
          </Link>
        </div>
      </IllustratedCard>
    </li>
  );
}

export function quizIllustration(id: number, categorySlug: string | undefined): string {
  const name = `quiz-${id}`;
  return isDrawn(name) ? name : categoryIllustration(categorySlug ?? "");
}
