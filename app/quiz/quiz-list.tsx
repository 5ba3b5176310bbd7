import { Link } from "@remix-run/react";
import { Badge } from "~/shell/badge";
import { Page } from "~/shell/frame/page";
import { categoryIllustration } from "~/questions/illustrations";
import { Illustration, isDrawn, tints } from "~/shell/illustration";
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
      className={`grid gap-2 md:grid-cols-2 md:gap-5 ${quizzes.length > HOME_QUIZZES ? "lg:grid-cols-3" : ""}`}
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
  const { of, tint } = quizTile(id, category);
  return (
    <article
      className={`relative flex h-full overflow-hidden rounded-card border border-line bg-card hover:border-field ${isNewest ? "max-md:flex-col" : "md:flex-col"}`}
    >
      <div
        className={`grid shrink-0 place-items-center max-[18rem]:hidden print:hidden ${tints[tint]} ${isNewest ? "p-4 md:w-1/3" : "mt-2 ml-2 w-14.5 self-start rounded-xl px-1.5 py-1 md:m-0 md:w-full md:rounded-none md:py-2.5"}`}
      >
        <Illustration of={of} className={isNewest ? "max-w-44 md:max-w-56" : "md:max-w-32"} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-0.5 px-2.5 py-2 md:gap-1.5 md:px-5 md:py-3.5">
        {isNewest && (
          <p>
            <Badge tone={tint}>Le plus récent</Badge>
          </p>
        )}
        <h3 className={`leading-tight ${isNewest ? "text-xl md:text-2xl" : "text-[1.06rem] md:text-xl"}`}>
          {title}
        </h3>
        <p className="text-sm leading-snug text-muted tabular-nums">{quizFacts(quiz)}</p>
        <p className={`text-[.95rem] leading-normal ${isNewest ? "" : "max-md:hidden"}`}>
          {quiz.description}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-2 leading-snug">
          <span className="text-sm text-muted tabular-nums">{`Score de passage\u202f: ${quiz.passingScore}%`}</span>
          {/* The whole card is the link. */}
          <Link
            to={quizPath(id)}
            className={`after:absolute after:inset-0 print:hidden ${isNewest ? "button button-primary" : "text-link text-sm"}`}
          >
            Commencer<span className="sr-only"> le quiz «&nbsp;{title}&nbsp;»</span>
          </Link>
        </p>
      </div>
    </article>
  );
}

export function quizTile(id: number, category: QuizSummary["category"]) {
  const name = `quiz-${id}`;
  return { of: isDrawn(name) ? name : categoryIllustration(category?.slug ?? ""), tint: quizTint(category) };
}
