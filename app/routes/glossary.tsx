import { useLoaderData } from "@remix-run/react";
import { byLetter, findGlossary } from "~/glossary/glossary.server";
import { GLOSSARY_TITLE, GlossaryPage } from "~/glossary/glossary-page";
import { listFaqLinks } from "~/questions/faqs.server";
import { orNull } from "~/server/backend/backend-error";
import { NO_STORE, PAGE_CACHE, pageData } from "~/server/pages/cache-control.server";
import { pageMeta } from "~/shell/head/seo";
import { sentencesOf } from "~/text/excerpt";

export const meta = pageMeta({
  title: GLOSSARY_TITLE,
  description:
    "Les mots des étiquettes, de la santé et de la cuisine, de A à Z : une définition courte et sourcée, et la question à lire ensuite.",
});

export async function loader() {
  const { reviewedOn, terms } = findGlossary();
  const links = await orNull(listFaqLinks(terms.flatMap(({ question }) => question ?? [])));
  const questions = new Map(links?.map(({ id, path, question: title }) => [id, { path, title }]));
  return pageData(
    {
      reviewedOn,
      letters: byLetter(
        terms.map(({ id, term, definition, question, sources }) => ({
          ...{ id, term, sources, sentences: sentencesOf(definition) },
          question: question === null ? null : (questions.get(question) ?? null),
        })),
      ),
    },
    links ? PAGE_CACHE : NO_STORE,
  );
}

export default function Glossary() {
  return <GlossaryPage {...useLoaderData<typeof loader>()} />;
}
