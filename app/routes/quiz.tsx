import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button-link";
import { Message } from "~/components/message";
import { pageHeaders } from "~/data/http.server";
import { findQuiz } from "~/data/quizzes.server";
import { seo } from "~/domain/seo";
import { readId } from "~/domain/slug";

const NOT_FOUND = "Quiz introuvable";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? seo({ title: data.quiz.title, description: data.quiz.description })
    : seo({ title: NOT_FOUND, description: "Ce quiz n’existe pas, ou n’existe plus." });

export const headers = pageHeaders;

export async function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params["id"]);
  const quiz = id === null ? null : await findQuiz(id);
  if (!quiz) throw new Response(NOT_FOUND, { status: 404 });
  return { quiz };
}

export default function Quiz() {
  const { quiz } = useLoaderData<typeof loader>();
  return (
    <Message title={quiz.title}>
      <p className="text-lg">{quiz.description}</p>
      <p>Les questions de ce quiz sont en cours d’écriture : on ne peut pas encore y jouer.</p>
      <ButtonLink to="/quiz">Retour aux quiz</ButtonLink>
    </Message>
  );
}

export function ErrorBoundary() {
  return (
    <Message title={NOT_FOUND}>
      <p>Ce quiz a peut-être changé d’adresse, ou le site est momentanément indisponible.</p>
      <ButtonLink to="/quiz">Retour aux quiz</ButtonLink>
    </Message>
  );
}
