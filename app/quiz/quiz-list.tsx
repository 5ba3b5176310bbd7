import { Link } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { categoryIllustration } from "~/questions/illustrations";
import { DrawnCard, isDrawn, type Tile } from "~/shell/illustration";
import { QUIZ_LIST_TITLE, quizFacts, quizPath, type QuizSummary } from "./quiz";

export function QuizList({ quizzes }: { quizzes: QuizSummary[] }) {
  return (
    <Page title={QUIZ_LIST_TITLE} path="/quiz" lead="Quelques minutes, une correction expliquée.">
      <h2 className="sr-only">Tous les quiz</h2>
      <div className="mt-6">
        {quizzes.length > 0 ? (
          <QuizCards quizzes={quizzes} className="lg:grid-cols-3" />
        ) : (
          <div className="max-w-2xl rounded-card border border-line bg-card p-6">
            <p className="text-lg">Aucun quiz disponible pour le moment. Revenez bientôt !</p>
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

export function QuizCards({ quizzes, className = "" }: { quizzes: QuizSummary[]; className?: string }) {
  return (
    <ul className={`grid gap-2 md:grid-cols-2 md:gap-5 ${className}`}>
      {quizzes.map((quiz, index) => (
        <li key={quiz.id} className={index === 0 ? "md:col-span-full" : ""}>
          <QuizCard quiz={quiz} isNewest={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function QuizCard({ quiz, isNewest }: { quiz: QuizSummary; isNewest: boolean }) {
  const { id, title, category, description, passingScore } = quiz;
  return (
    <DrawnCard
      {...{ title, description }}
      tile={quizTile(quiz)}
      category={category?.name}
      facts={quizFacts(quiz)}
      fact={`Score de passage\u202f: ${passingScore}%`}
      badge={isNewest && <span className="badge">Le plus récent</span>}
      link={
        <Link
          to={quizPath(id)}
          className={`after:absolute after:inset-0 print:hidden ${isNewest ? "button button-primary" : "text-link text-sm"}`}
        >
          Commencer<span className="sr-only"> le quiz «&nbsp;{title}&nbsp;»</span>
        </Link>
      }
    />
  );
}

export function quizTile({ id, category }: Pick<QuizSummary, "id" | "category">): Tile {
  const name = `quiz-${id}`;
  const of = isDrawn(name) ? name : categoryIllustration(category?.slug ?? "");
  return { of, tint: category?.tone ?? "secondary" };
}
