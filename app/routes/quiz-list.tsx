import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OwnRouteError } from "~/shell/frame/route-error";
import { QuizList } from "~/quiz/quiz-list";
import { findListPage } from "~/server/pages/requested-page.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { listQuizPage } from "~/quiz/quizzes.server";
import { QUIZ_LIST_TITLE, quizListPath } from "~/quiz/quiz";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo, seo } from "~/shell/head/seo";

export const handle: RouteHandle = { searchParams: ["page"] };

export const meta: MetaFunction<typeof loader> = ({ data: found, error, ...place }) => {
  const title = QUIZ_LIST_TITLE;
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

export default function QuizListPage() {
  return <QuizList {...useLoaderData<typeof loader>()} />;
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
