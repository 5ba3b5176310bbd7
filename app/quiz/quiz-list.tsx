import { Link } from "@remix-run/react";
import { Badge } from "~/shell/badge";
import { Page } from "~/shell/frame/page";
import { categoryIllustration } from "~/questions/illustrations";
import { IllustrationPanel, IllustrationTile, isDrawn } from "~/shell/illustration";
import { HOME_QUIZZES, QUIZ_LIST_TITLE, quizFacts, quizPath, type QuizSummary, quizTint } from "./quiz";

export function QuizList({ quizzes }: { quizzes: QuizSummary[] }) {
  return (
    <Page title={QUIZ_LIST_TITLE} path="/quiz" lead="Quelques minutes, une correction expliquée.">
      <h2 className="sr-only">Tous les quiz</h2>
      <div className="mt-6">
        {quizzes.length > 0 ? (
          <QuizCards quizzes={quizzes} />
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

export function QuizCards({ quizzes }: { quizzes: QuizSummary[] }) {
  return (
    <ul
      className={`grid gap-2.5 md:grid-cols-2 lg:gap-5 ${quizzes.length > HOME_QUIZZES ? "xl:grid-cols-3" : ""}`}
    >
      {quizzes.map((quiz, index) => (
        <li key={quiz.id} className={index === 0 ? "md:col-span-full" : ""}>
          <QuizCard quiz={quiz} isNewest={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function QuizCard({ quiz, isNewest }: { quiz: QuizSummary; isNewest: boolean }) {
  const { id, title, category } = quiz;
  const tile = quizTile(id, category);
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card print:shadow-none ${isNewest ? "md:flex-row" : ""}`}
    >
      {isNewest && <IllustrationPanel {...tile} className="md:w-1/3" />}
      <div className="flex grow flex-col gap-2 p-3.5 lg:px-6 lg:py-5">
        <div className="flex items-center gap-3.5">
          {!isNewest && <IllustrationTile {...tile} />}
          <div className="min-w-0">
            {isNewest && <Badge tone={tile.tint}>Le plus récent</Badge>}
            <h3
              className={`leading-tight ${isNewest ? "mt-2 text-xl lg:text-2xl" : "text-[1.06rem] lg:text-xl"}`}
            >
              {title}
            </h3>
            <p className="mt-1 text-sm text-muted tabular-nums">{quizFacts(quiz)}</p>
          </div>
        </div>
        <p className={`text-[.95rem] leading-normal ${isNewest ? "" : "max-sm:hidden"}`}>
          {quiz.description}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-sm text-muted tabular-nums">{`Score de passage\u202f: ${quiz.passingScore}%`}</p>
          <Link
            to={quizPath(id)}
            className={`button print:hidden ${isNewest ? "button-primary" : "button-quiet"}`}
          >
            Commencer<span className="sr-only"> le quiz «&nbsp;{title}&nbsp;»</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

export function quizTile(id: number, category: QuizSummary["category"]) {
  const name = `quiz-${id}`;
  return { of: isDrawn(name) ? name : categoryIllustration(category?.slug ?? ""), tint: quizTint(category) };
}
