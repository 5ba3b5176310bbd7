import { Link } from "@remix-run/react";
import { Clock } from "lucide-react";
import { type QuizSummary, quizPath, UNTIMED, wholeMinutes } from "~/domain/quiz/quiz";
import { Badge, DifficultyBadge } from "~/components/site/badge";

export function QuizCards({ quizzes }: { quizzes: QuizSummary[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {quizzes.map((quiz) => (
        <li key={quiz.id}>
          <QuizCard quiz={quiz} />
        </li>
      ))}
    </ul>
  );
}

function QuizCard({ quiz }: { quiz: QuizSummary }) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-6 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <DifficultyBadge difficulty={quiz.difficulty} />
        {quiz.category && <Badge tone={quiz.category.color}>{quiz.category.name}</Badge>}
      </div>
      <h3 className="text-xl">{quiz.title}</h3>
      <p className="text-[.95rem] leading-normal text-muted">{quiz.description}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-2 text-sm text-muted tabular-nums">
        {quiz.timeLimit !== null && (
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4" />
            {wholeMinutes(quiz.timeLimit)}
          </span>
        )}
        <span>Score de passage : {quiz.passingScore}%</span>
      </p>
      {/* Two lines on every card, so that the buttons are aligned. */}
      <div className="grid content-start justify-items-start sm:min-h-22">
        <Link to={quizPath(quiz.id)} className="button button-primary">
          Commencer<span className="sr-only"> le quiz « {quiz.title} »</span>
        </Link>
        {quiz.timeLimit !== null && (
          <Link
            to={quizPath(quiz.id, UNTIMED)}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            Sans limite de temps<span className="sr-only">{`\u202f: le quiz « ${quiz.title} »`}</span>
          </Link>
        )}
      </div>
    </article>
  );
}
