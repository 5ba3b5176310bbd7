import { Link } from "@remix-run/react";
import type { GlossaryEntry, GlossaryLetter } from "./glossary-path";
import { PhoneLinks } from "~/shell/phone-links";
import { SourceReference } from "~/shell/article/source-list";
import { TitleText } from "~/shell/title-text";

export function GlossaryList({ letters }: { letters: GlossaryLetter[] }) {
  return (
    <div className="glossary">
      <nav aria-label="Lettres" className="mt-6 print:hidden">
        <ul className="flex flex-wrap gap-1">
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
        <section key={letter} aria-labelledby={`lettre-${letter.toLowerCase()}`} className="mt-10">
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
    </div>
  );
}

function Entry({ entry: { id, term, definition, question, sources } }: { entry: GlossaryEntry }) {
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
          À lire&#8239;:{" "}
          <Link to={question.path} discover="none">
            <TitleText>{question.title}</TitleText>
          </Link>
        </dd>
      )}
      <dd>
        {sources.length > 1 ? "Sources" : "Source"}&#8239;:{" "}
        {sources.map((source, index) => (
          <span key={source.publisher + source.title}>
            {index > 0 && "\u202f; "}
            <SourceReference source={source} />
          </span>
        ))}
      </dd>
    </div>
  );
}
