import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumb } from "~/components/site/breadcrumb";
import { FillInNotice } from "~/components/reading/fill-in-notice";
import { ButtonLink } from "~/components/site/button-link";
import { findEditorialPage } from "~/data/content.server";
import { pageHeaders } from "~/http/responses.server";
import { errorSeo, seo } from "~/domain/site/seo";
import { frenchDate } from "~/domain/content/typography";

export const meta: MetaFunction<typeof loader> = ({ data, error, ...place }) =>
  data
    ? seo({ title: data.page.title, description: data.page.description }, place)
    : errorSeo(error, { title: "Erreur", description: "Cette page n’est pas disponible." });

export const headers = pageHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.replaceAll("/", "").toLowerCase();
  const page = findEditorialPage(slug);
  if (!page) throw new Error(`content/pages/${slug}.md is missing`);
  return { page };
}

export default function EditorialPage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb here={{ name: page.title, path: `/${page.slug}` }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {page.title}
      </h1>
      {page.toFillIn.length > 0 && <FillInNotice items={page.toFillIn} />}
      <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: page.html }} />
      {page.updated_on && (
        <p className="mt-8 text-sm text-muted">
          Mis à jour le <time dateTime={page.updated_on}>{frenchDate(page.updated_on)}</time>
        </p>
      )}
      <p className="mt-8">
        <ButtonLink to="/" variant="quiet">
          Retour à l’accueil
        </ButtonLink>
      </p>
    </>
  );
}
