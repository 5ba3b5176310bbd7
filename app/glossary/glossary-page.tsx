import { Link } from "@remix-run/react";
import type { DefinedTermSet, WithContext } from "schema-dts";
import { sourcesOf } from "~/shell/article/source";
import { SourceList } from "~/shell/article/source-list";
import { Page } from "~/shell/frame/page";
import { context, LANGUAGE, StructuredData } from "~/shell/head/json-ld";
import { PhoneLinks } from "~/shell/phone-links";
import { TitleText } from "~/shell/title-text";
import { counted, frenchDate } from "~/text/typography";
import type { GlossaryTerm } from "./glossary";
import { GLOSSARY_PATH, termPath } from "./glossary-path";

export const GLOSSARY_TITLE = "Glossaire de la nutrition";

type Entry = Pick<GlossaryTerm, "id" | "term" | "definition" | "sources"> & {
  question: { title: string; path: string } | null;
};

type Props = { letters: { letter: string; terms: Entry[] }[]; reviewedOn: string };

const idOf = (letter: string) => `lettre-${letter.toLowerCase()}`;

export function GlossaryPage({ letters, reviewedOn }: Props) {
  const all = letters.flatMap(({ terms }) => terms);
  return (
    <Page
      title={GLOSSARY_TITLE}
      path={GLOSSARY_PATH}
      tile={{ of: "fiche-lire-etiquettes-nutritionnelles", tint: "secondary" }}
      lead={`${counted(all.length, "mot")} que l’on rencontre dans les réponses et sur les emballages, expliqués en quelques phrases.`}
    >
      <StructuredData build={(siteUrl) => glossaryData(siteUrl, all)} />
      <div className="glossary">
        <nav aria-label="Lettres" className="tabs">
          <ul className="chips">
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#${idOf(letter)}`}
                  className="grid size-11 place-items-center rounded-full border border-field bg-card font-semibold hover:bg-secondary-tint"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map(({ letter, terms }) => (
          <section key={letter} aria-labelledby={idOf(letter)} className="mt-6">
            <h2 id={idOf(letter)} className="text-2xl text-secondary">
              {letter}
            </h2>
            <dl>
              {terms.map(({ id, term, definition, question }) => (
                <div key={id}>
                  <dt>
                    <dfn id={id}>{term}</dfn>
                  </dt>
                  <dd>
                    <PhoneLinks text={definition} />
                  </dd>
                  {question && (
                    <dd>
                      À&nbsp;lire&#8239;:{" "}
                      <Link to={question.path} discover="none">
                        <TitleText>{question.title}</TitleText>
                      </Link>
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </section>
        ))}
        <div className="mt-8">
          <SourceList sources={sourcesOf(all)} heading="h2" />
        </div>
      </div>
      <p className="mt-8 text-sm text-muted">
        Vérifié le <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
      </p>
    </Page>
  );
}

function glossaryData(siteUrl: string, terms: Entry[]): WithContext<DefinedTermSet> {
  const url = siteUrl + GLOSSARY_PATH;
  return {
    ...context,
    "@type": "DefinedTermSet",
    "@id": url,
    name: GLOSSARY_TITLE,
    url,
    inLanguage: LANGUAGE,
    hasDefinedTerm: terms.map(({ id, term, definition }) => ({
      "@type": "DefinedTerm",
      name: term,
      description: definition,
      url: siteUrl + termPath(id),
    })),
  };
}
