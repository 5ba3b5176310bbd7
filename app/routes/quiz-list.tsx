import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { ButtonLink } from "~/shell/button-link";
import { Notice } from "~/shell/notice";
import { Pagination } from "~/shell/pagination";
import { OwnRouteError } from "~/shell/frame/route-error";
import { QuizCards } from "~/quiz/quiz-card";
import { findListPage } from "~/server/pages/requested-page.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { listQuizPage } from "~/quiz/quiz-lists.server";
import { quizListPath } from "~/quiz/quiz";
import { MISSING_PAGE, pageCount } from "~/shell/paging";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo, seo } from "~/shell/head/seo";

export const handle: RouteHandle = { searchParams: ["page"] };

export const meta: MetaFunction<typeof loader> = ({ data: found, error, ...place }) => {
  const title = "Quiz nutrition";
  const description =
    "Quelques questions, une correction expliquée et sourcée : testez ce que vous savez de l’alimentation.";
  if (!found || error) return errorSeo(error, { title, description });
  const { page, isMissing } = found;
  const name = page > 1 ? `${title}, page ${page}` : title;
  return seo(
    {
      title: name,
      description: page > 1 ? `${name}. ${description}` : description,
      path: quizListPath(page),
      isIndexed: !isMissing,
    },
    place,
  );
};

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const list = await findListPage(new URL(request.url).searchParams, listQuizPage);
  return data(list, list.isMissing ? { status: 404, headers: { "Cache-Control": NO_STORE } } : {});
}

export default function QuizList() {
  const { quizzes, total, page, isMissing } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-8 md:py-12">
      <Breadcrumb here={{ name: "Quiz nutrition", path: "/quiz" }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        Quiz nutrition
      </h1>
      <p className="mt-3 mb-8 text-lg text-muted">Quelques minutes, une correction expliquée.</p>
      {isMissing && (
        <div className="mb-8">
          <Notice>{MISSING_PAGE}</Notice>
        </div>
      )}
      <h2 className="sr-only">Tous les quiz</h2>
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
      <Pagination page={page} pageCount={pageCount(total)} pathTo={quizListPath} />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title="Les quiz sont indisponibles"
      text="Nous n’arrivons pas à les charger pour l’instant. Réessayez dans quelques minutes."
      to="/"
      label="Retour à l’accueil"
    />
  );
}
