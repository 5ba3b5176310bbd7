import { Link } from "@remix-run/react";
import { type Situation, situationPath } from "~/foods/look-up/situation";

export function AudienceLists({ situations }: { situations: Pick<Situation, "key" | "title">[] }) {
  if (situations.length === 0) return null;
  return (
    <section aria-labelledby="aliments" className="mt-12 print:hidden">
      <h2 id="aliments" className="text-2xl">
        Puis-je en manger&#8239;? Les listes
      </h2>
      <ul className="mt-5 flex flex-wrap gap-2">
        {situations.map(({ key, title }) => (
          <li key={key}>
            <Link to={situationPath(key)} className="button button-quiet">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
