import { Link } from "@remix-run/react";

/** Before the end: what was answered, what was not, and the way back to each question. */
export function QuizRecap({ recap }: { recap: { text: string; given: string | null; editPath: string }[] }) {
  return (
    <section aria-labelledby="recapitulatif" className="mt-8 border-t border-line pt-6">
      <h3 id="recapitulatif" className="text-lg">
        Vos réponses jusqu’ici
      </h3>
      <ol className="mt-3 divide-y divide-line">
        {recap.map(({ text, given, editPath }, index) => (
          <li key={editPath} className="flex items-center justify-between gap-4 py-2">
            <p className="text-[.95rem]">
              <span className="text-muted">
                {index + 1}. {text}
              </span>
              <br />
              {given ?? <strong className="text-myth">Sans réponse pour l’instant</strong>}
            </p>
            <Link to={editPath} className="text-link inline-flex min-h-11 shrink-0 items-center">
              Modifier<span className="sr-only"> la réponse à la question {index + 1}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
