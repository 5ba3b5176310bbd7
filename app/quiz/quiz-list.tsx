import { Link } from "@remix-run/react";
import { isMythSlug } from "~/questions/categories/category";
import { Badge } from "~/shell/badge";
import { ButtonLink } from "~/shell/button-link";
import { Page } from "~/shell/frame/page";
import { Clock } from "~/shell/icon/icons";
import { IllustrationPanel } from "~/shell/illustration";
import { counted } from "~/text/typography";
import { QUIZ_LIST_TITLE, quizPath, type QuizSummary, quizTint, wholeMinutes } from "./quiz";
import { quizIllustration } from "./quiz-illustration";

export function QuizList({ quizzes }: { quizzes: QuizSummary[] }) {
  return (
    <Page title={QUIZ_LIST_TITLE} path="/quiz" lead="Quelques minutes, une correction expliquée.">
      <h2 className="sr-only">Tous les quiz</h2>
      <div className="mt-6">
        {quizzes.length > 0 ? (
          <QuizCards quizzes={quizzes} />
        ) : (
          <div className="max-w-2xl rounded-card border border-line bg-card p-6">
            <p className="text-lg">Aucun quiz disponible pour le moment. Revenez bientôt !</p>
            <p className="mt-4">
              <ButtonLink to="/#categories" variant="quiet">
                En attendant, parcourir les questions
              </ButtonLink>
            </p>
          </div>
        )}
      </div>
    </Page>
  );
}

export function QuizCards({ quizzes }: { quizzes: QuizSummary[] }) {
  return (
    <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {quizzes.map((quiz) => (
        <li key={quiz.id}>
          <QuizCard quiz={quiz} />
        </li>
      ))}
    </ul>
  );
}

function QuizCard({ quiz }: { quiz: QuizSummary }) {
  const { id, title, category } = quiz;
  return (
    <article className="flex h-full overflow-hidden rounded-card border border-line bg-card shadow-card flex-wrap sm:flex-col sm:flex-nowrap">
      <IllustrationPanel
        of={quizIllustration(id, category?.slug)}
        tint={quizTint(category)}
        className="grow basis-22 sm:grow-0 sm:basis-auto"
      >
        <span className="mb-auto pb-2 sm:self-start sm:pl-4 sm:-mb-7">
          <span className="text-sm text-muted">{quiz.difficulty}</span>
        </span>
      </IllustrationPanel>
      <div className="flex grow-[99] basis-[min(9.5rem,100%)] flex-col gap-1 px-3.5 py-2.5 sm:basis-auto sm:gap-3 sm:p-6">
        {category && (
          <p>
            <Badge tone={isMythSlug(category.slug) ? "myth" : category.color}>{category.name}</Badge>
          </p>
        )}
        <h3 className="text-[1.06rem] leading-tight sm:text-xl">{title}</h3>
        <p className="text-[.95rem] leading-normal text-muted max-sm:hidden">{quiz.description}</p>
        <p className="mt-auto flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted tabular-nums sm:pt-2">
          <span>{counted(quiz.questionCount, "question")}</span>
          {quiz.timeLimit !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden className="size-4" />
              {wholeMinutes(quiz.timeLimit)}
            </span>
          )}
          <span className="w-full">Score de passage : {quiz.passingScore}%</span>
        </p>
        <Link to={quizPath(id)} className="button button-primary self-start">
          Commencer<span className="sr-only"> le quiz « {title} »</span>
        </Link>
      </div>
    </article>
  );
}
