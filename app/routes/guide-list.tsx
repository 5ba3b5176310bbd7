import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/button-link";
import { Notice } from "~/components/notice";
import { pageHeaders } from "~/data/http.server";
import { GUIDES } from "~/domain/guide";
import { seo } from "~/domain/seo";

export const meta: MetaFunction = () =>
  seo({
    title: "Fiches pratiques",
    description:
      "Douze guides pratiques et gratuits sur l’alimentation : étiquettes, assiette, courses, sport, budget.",
  });

export const headers = pageHeaders;

export default function GuideList() {
  return (
    <div className="wrap py-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        Fiches pratiques
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">
        Douze guides concrets, gratuits, à lire ou à imprimer : des gestes pour tous les jours.
      </p>
      <Notice>
        <p>
          <strong>Nous les écrivons en ce moment.</strong> Voici les sujets prévus ; aucun n’est encore en
          ligne.
        </p>
      </Notice>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {GUIDES.map(({ slug, title }) => (
          <li key={slug} className="rounded-card border border-line bg-card px-5 py-4">
            <Link to={`/fiches-pratiques/${slug}`} className="text-link inline-flex min-h-11 items-center">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink to="/#categories">Lire les questions et réponses</ButtonLink>
      </p>
    </div>
  );
}
