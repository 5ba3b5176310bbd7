import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumb } from "~/components/site/breadcrumb";
import { ButtonLink } from "~/components/site/button-link";
import { Message } from "~/components/site/message";
import { RouteError } from "~/components/site/route-error";
import { QuizCards } from "~/components/quiz/quiz-card";
import { pageData, withOutageResponse } from "~/http/outage.server";
import { pageHeaders } from "~/http/responses.server";
import { listQuizzes } from "~/data/quizzes.server";
import { errorSeo, seo } from "~/domain/site/seo";

export const meta: MetaFunction = ({ error, ...place }) => {
  const head = {
    title: "Quiz nutrition",
    description:
      "Quelques questions, une correction expliquée et sourcée : testez ce que vous savez de l’alimentation.",
  };
  return error ? errorSeo(error, head) : seo(head, place);
};

export const headers = pageHeaders;

export const loader = withOutageResponse(async () => pageData({ quizzes: await listQuizzes() }));

export default function QuizList() {
  const { quizzes } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-8 md:py-12">
      <Breadcrumb here={{ name: "Quiz nutrition", path: "/quiz" }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        Quiz nutrition
      </h1>
      <p className="mt-3 mb-8 text-lg text-muted">Quelques minutes, une correction expliquée.</p>
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
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <RouteError>
      <Message title="Les quiz sont indisponibles">
        <p>Nous n’arrivons pas à les charger pour l’instant. Réessayez dans quelques minutes.</p>
        <ButtonLink to="/">Retour à l’accueil</ButtonLink>
      </Message>
    </RouteError>
  );
}
