import { Link } from "@remix-run/react";
import { type Situation, situationPath } from "~/foods/look-up/situation";

export function AudienceLists({ situations }: { situations: Pick<Situation, "key" | "title">[] }) {
  if (situations.length === 0) return null;
  return (
    <section aria-labelledby="aliments" className="mt-12 print:hidden">
      <h2 id="aliments" className="text-2xl">
        Puis-je en manger&#8239;? Les listes
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-6 border-t border-line sm:grid-cols-3 lg:grid-cols-5">
        {situations.map(({ key, title }) => (
          <li key={key} className="border-b border-line">
            <Link
              to={situationPath(key)}
              className="flex min-h-11 items-center py-1.5 leading-snug font-semibold hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
