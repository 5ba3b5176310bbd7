import { Link, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { sourcesOf } from "~/shell/article/source";
import { SourceList } from "~/shell/article/source-list";
import { Fold } from "~/shell/fold";
import { Page } from "~/shell/frame/page";
import { WarningText } from "~/shell/phone-links";
import { TitleText } from "~/shell/title-text";
import { namesPhone } from "~/text/phone-numbers";
import { counted } from "~/text/typography";
import { GLOSSARY_PATH, type GlossaryTerm } from "./glossary";

export const GLOSSARY_TITLE = "Glossaire de la nutrition";

type Entry = Pick<GlossaryTerm, "id" | "term" | "sources"> & {
  sentences: string[];
  question: { title: string; path: string } | null;
};

type Props = { letters: { letter: string; terms: Entry[] }[]; reviewedOn: string };

const idOf = (letter: string) => `lettre-${letter.toLowerCase()}`;

export function GlossaryPage({ letters, reviewedOn }: Props) {
  const all = letters.flatMap(({ terms }) => terms);
  const sources = sourcesOf(all);
  const middle = letters.findIndex(({ terms }) =>
    terms.some((each) => each === all[Math.ceil(all.length / 2)]),
  );
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.closest("details")?.setAttribute("open", "");
  }, [hash]);
  return (
    <Page
      title={GLOSSARY_TITLE}
      path={GLOSSARY_PATH}
      lead={`${counted(all.length, "mot")} que l’on rencontre dans les réponses et sur les emballages.`}
      facts={{ sources, reviewedOn }}
    >
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
        <div className="grid items-start gap-x-10 md:grid-cols-2">
          {[letters.slice(0, middle), letters.slice(middle)].map((column, index) => (
            <div key={index}>
              {column.map(({ letter, terms }) => (
                <section key={letter} aria-labelledby={idOf(letter)}>
                  <h2 id={idOf(letter)} className="text-xl text-secondary">
                    {letter}
                  </h2>
                  <div>
                    {terms.map((entry) => (
                      <Definition key={entry.id} {...entry} />
                    ))}
                  </div>
                </section>
              ))}
            </div>
          ))}
        </div>
        <SourceList sources={sources} />
      </div>
    </Page>
  );
}

function Definition({ id, term, sentences: [first, ...others], question }: Entry) {
  const summary = (
    <span>
      <b>
        <dfn id={id}>{term}</dfn>
      </b>
      <small>{first}</small>
    </span>
  );
  const more = (
    <>
      <WarningText sentences={others} />
      {question && (
        <p>
          À&nbsp;lire&#8239;:{" "}
          <Link to={question.path} discover="none" className="text-link">
            <TitleText>{question.title}</TitleText>
          </Link>
        </p>
      )}
    </>
  );
  if (!others.some(namesPhone) && (others.length > 0 || question))
    return <Fold summary={summary}>{more}</Fold>;
  return (
    <div>
      {summary}
      {more}
    </div>
  );
}
