import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { GlossaryList } from "~/glossary/glossary-list";
import { StructuredData } from "~/shell/head/structured-data";
import { orNull } from "~/server/backend/backend-error";
import { listFaqLinks } from "~/questions/faqs.server";
import { byLetter } from "~/glossary/glossary";
import { GLOSSARY_PATH } from "~/glossary/glossary-path";
import { counted, frenchDate } from "~/text/typography";
import { glossaryData } from "~/glossary/glossary-json-ld";
import { seo } from "~/shell/head/seo";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { findGlossary } from "~/glossary/glossary.server";

const TITLE = "Glossaire de la nutrition";

export const meta: MetaFunction = (place) =>
  seo(
    {
      title: TITLE,
      description:
        "Les mots des étiquettes, de la santé et de la cuisine, de A à Z : une définition courte et sourcée, et la question à lire ensuite.",
    },
    place,
  );

export const headers = pageHeaders;

export async function loader() {
  const { reviewedOn, terms } = findGlossary();
  const links = await orNull(listFaqLinks(terms.flatMap(({ question }) => question ?? [])));
  const questions = new Map(links?.map(({ id, path, question: title }) => [id, { path, title }]));
  return data(
    {
      reviewedOn,
      count: terms.length,
      letters: byLetter(
        terms.map(({ id, term, definition, question, sources }) => ({
          ...{ id, term, definition, sources },
          question: question === null ? null : (questions.get(question) ?? null),
        })),
      ),
    },
    links ? {} : { headers: { "Cache-Control": NO_STORE } },
  );
}

export default function GlossaryPage() {
  const { reviewedOn, count, letters } = useLoaderData<typeof loader>();
  return (
    <Page
      title={TITLE}
      path={GLOSSARY_PATH}
      tile={{ of: "fiche-lire-etiquettes-nutritionnelles", tint: "secondary" }}
      lead={`${counted(count, "mot")} que l’on rencontre dans les réponses et sur les emballages, expliqués en quelques phrases.`}
    >
      <StructuredData
        build={(siteUrl) =>
          glossaryData(
            siteUrl,
            TITLE,
            letters.flatMap(({ terms }) => terms),
          )
        }
      />
      <GlossaryList letters={letters} />
      <p className="mt-8 text-sm text-muted">
        Vérifié le <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
      </p>
    </Page>
  );
}
