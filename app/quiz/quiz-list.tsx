import { ButtonLink } from "~/shell/button-link";
import { Page } from "~/shell/frame/page";
import { Notice } from "~/shell/notice";
import { Pagination } from "~/shell/pagination";
import { MISSING_PAGE, pageCount } from "~/shell/paging";
import { QUIZ_LIST_TITLE, quizListPath, type QuizSummary } from "./quiz";
import { QuizCards } from "./quiz-card";

type Props = { quizzes: QuizSummary[]; total: number; page: number; isMissing: boolean };

export function QuizList({ quizzes, total, page, isMissing }: Props) {
  return (
    <Page title={QUIZ_LIST_TITLE} path="/quiz" lead="Quelques minutes, une correction expliquée.">
      {isMissing && <Notice>{MISSING_PAGE}</Notice>}
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
      <Pagination page={page} pageCount={pageCount(total)} pathTo={quizListPath} />
    </Page>
  );
}
