import { Link } from "@remix-run/react";
import { breadcrumbData } from "~/shell/head/json-ld";
import { StructuredData } from "~/shell/head/structured-data";

type Crumb = { name: string; path: string };

const HOME: Crumb = { name: "Accueil", path: "/" };

export function Breadcrumb({ trail = [], here }: { trail?: Crumb[]; here: Crumb }) {
  const above = [HOME, ...trail];
  return (
    <>
      <StructuredData build={(siteUrl) => breadcrumbData(siteUrl, [...above, here])} />
      <nav aria-label="Fil d’Ariane" className="mb-1 sm:mb-4 text-[.95rem] text-muted print:hidden">
        <ol className="flex flex-wrap items-center gap-x-2">
          {above.map(({ name, path }) => (
            <li key={path} className="crumb">
              <span aria-hidden className="sm:hidden">
                ‹{" "}
              </span>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center underline underline-offset-2 hover:text-ink"
              >
                {name}
              </Link>
            </li>
          ))}
          <li aria-current="page" className="sr-only">
            {here.name}
          </li>
        </ol>
      </nav>
    </>
  );
}
