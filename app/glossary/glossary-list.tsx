import { Link } from "@remix-run/react";
import type { GlossaryEntry, GlossaryLetter } from "./glossary-path";
import { PhoneLinks } from "~/shell/phone-links";
import { SourceList } from "~/shell/article/source-list";
import { TitleText } from "~/shell/title-text";
import { sourcesOf } from "~/shell/article/source";

export function GlossaryList({ letters }: { letters: GlossaryLetter[] }) {
  return (
    <div className="glossary">
      <nav aria-label="Lettres" className="tabs">
        <ul className="chips">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#lettre-${letter.toLowerCase()}`}
                className="grid size-11 place-items-center rounded-full border border-field bg-card font-semibold hover:bg-secondary-tint"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, terms }) => (
        <section key={letter} aria-labelledby={`lettre-${letter.toLowerCase()}`} className="mt-6">
          <h2 id={`lettre-${letter.toLowerCase()}`} className="text-2xl text-secondary">
            {letter}
          </h2>
          <dl>
            {terms.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </dl>
        </section>
      ))}
      <div className="mt-8">
        <SourceList sources={sourcesOf(letters.flatMap(({ terms }) => terms))} heading="h2" />
      </div>
    </div>
  );
}

function Entry({ entry: { id, term, definition, question } }: { entry: GlossaryEntry }) {
  return (
    <div>
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
  );
}
