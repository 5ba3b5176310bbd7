import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button-link";
import { Message } from "~/components/message";
import { pageHeaders } from "~/data/http.server";
import { GUIDES } from "~/domain/guide";
import { seo } from "~/domain/seo";

const NOT_FOUND = "Fiche non trouvée";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({
    title: data ? data.guide.title : NOT_FOUND,
    description: data
      ? "Cette fiche pratique est en cours d’écriture."
      : "Cette fiche pratique n’existe pas.",
  });

export const headers = pageHeaders;

export function loader({ params }: LoaderFunctionArgs) {
  const guide = GUIDES.find(({ slug }) => slug === params["slug"]);
  if (!guide) throw new Response(NOT_FOUND, { status: 404 });
  return { guide };
}

export default function Guide() {
  const { guide } = useLoaderData<typeof loader>();
  return (
    <Message title={guide.title}>
      <p className="text-lg">Cette fiche est en cours d’écriture : elle n’est pas encore en ligne.</p>
      <ButtonLink to="/fiches-pratiques">Voir toutes les fiches</ButtonLink>
    </Message>
  );
}

export function ErrorBoundary() {
  return (
    <Message title={NOT_FOUND}>
      <p>Cette fiche n’existe pas, ou a changé d’adresse.</p>
      <ButtonLink to="/fiches-pratiques">Voir toutes les fiches</ButtonLink>
    </Message>
  );
}
