import { Link } from "@remix-run/react";
import { categoryPath, MYTHS_SLUG } from "~/questions/categories/category";
import type { Myth } from "./faq";
import { GUESSES, replyToGuess } from "./myth";
import { Illustration } from "~/shell/illustration";
import { categoryIllustration } from "./illustrations";

export function LatestMyths({ myths }: { myths: Myth[] }) {
  return (
    <section aria-labelledby="mythes" className="wrap mt-far">
      <div className="myth-panel rounded-panel bg-myth-tint p-4 sm:p-7 lg:p-11">
        <div className="self-end lg:self-start">
          <span className="badge bg-myth-solid whitespace-nowrap text-white">Vrai ou Faux ?</span>
          <h2 id="mythes" className="mt-2 text-[min(1.375rem,12vw)] sm:text-3xl">
            Mythes et idées reçues
          </h2>
        </div>
        <p className="self-end pt-2 pb-4 lg:self-start">
          Ce que l’on répète partout, et ce que disent vraiment les études.
        </p>
        <Illustration of={categoryIllustration(MYTHS_SLUG)} className="max-w-60 self-end justify-self-end" />
        <ul className="space-y-3">
          {myths.map((myth) => (
            <li key={myth.id} className="rounded-card bg-card p-4 lg:p-7">
              <h3 className="text-xl lg:text-2xl">{myth.question}</h3>
              <MythGuess myth={myth} />
            </li>
          ))}
        </ul>
        <p className="max-lg:pt-4">
          <Link to={categoryPath(MYTHS_SLUG)} className="button button-myth">
            Démêler le vrai du faux
          </Link>
        </p>
      </div>
    </section>
  );
}

function MythGuess({ myth: { id, question, path, verdict } }: { myth: Myth }) {
  const answer = (
    <Link to={path} className="text-link">
      Lire la réponse<span className="sr-only">{`\u202f: ${question}`}</span>
    </Link>
  );
  if (!verdict) return <p className="mt-2">{answer}</p>;
  return (
    <div className="guesses mt-3">
      {GUESSES.map((guess) => (
        <details key={guess} name={`mythe-${id}`}>
          <summary className="button button-quiet list-none">
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
