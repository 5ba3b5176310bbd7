import { Link } from "@remix-run/react";
import { categoryPath, MYTHS_SLUG } from "~/domain/faq/category";
import { Badge } from "~/components/site/badge";
import { ButtonLink } from "~/components/site/button-link";

export function MythSection({ myths }: { myths: { id: number; question: string }[] }) {
  const path = categoryPath(MYTHS_SLUG);
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
          {myths.map(({ id, question }) => (
            <li key={id}>
              <Link
                to={`${path}#question-${id}`}
                className="block rounded-card border-l-4 border-myth-solid bg-card px-5 py-4 font-semibold hover:underline"
              >
                {question}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
