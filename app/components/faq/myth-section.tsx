import { Link } from "@remix-run/react";
import { categoryPath, MYTHS_SLUG } from "~/domain/faq/category";
import type { Myth } from "~/domain/faq/faq";
import { GUESSES, replyToGuess } from "~/domain/faq/verdict";
import { Badge } from "~/components/site/badge";
import { ButtonLink } from "~/components/site/button-link";

const path = categoryPath(MYTHS_SLUG);

export function MythSection({ myths }: { myths: Myth[] }) {
  return (
    <section aria-labelledby="mythes" className="wrap py-9 md:py-14">
      <div className="grid items-center gap-10 rounded-[1.75rem] bg-myth-tint p-7 md:p-11 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <Badge tone="myth">Vrai ou Faux ?</Badge>
          <h2 id="mythes" className="mt-3 text-3xl">
            Mythes et idées reçues
          </h2>
          <p className="mt-3 mb-6">Ce que l’on répète partout, et ce que disent vraiment les études.</p>
          <ButtonLink to={path} variant="myth">
            Démêler le vrai du faux
          </ButtonLink>
        </div>
        <ul className="space-y-3">
          {myths.map((myth) => (
            <li key={myth.id} className="rounded-card bg-card px-5 py-4">
              <h3 className="text-lg">{myth.question}</h3>
              <MythGuess myth={myth} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Two native disclosures, of which the browser keeps one open: guessing needs no script. */
function MythGuess({ myth: { id, question, verdict } }: { myth: Myth }) {
  const answer = (
    <Link to={`${path}#question-${id}`} className="text-link">
      Lire la réponse<span className="sr-only">{`\u202f: ${question}`}</span>
    </Link>
  );
  if (!verdict) return <p className="mt-2">{answer}</p>;
  return (
    <div className="guesses mt-3">
      {GUESSES.map((guess) => (
        <details key={guess} name={`mythe-${id}`} className="group">
          <summary className="button button-quiet list-none group-open:bg-ink group-open:text-paper">
            {guess}
            <span className="sr-only">{`\u202f: ${question}`}</span>
          </summary>
          <p>
            <strong>{replyToGuess(verdict, guess)}</strong> {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
