import { Link } from "@remix-run/react";
import { breadcrumbData } from "~/domain/json-ld";
import { StructuredData } from "./structured-data";

type Crumb = { name: string; path: string };

const HOME: Crumb = { name: "Accueil", path: "/" };

/** Where a page is, from the home page: the pages above it, then itself. */
export function Breadcrumb({ trail, here }: { trail: Crumb[]; here: Crumb }) {
  return (
    <>
      <BreadcrumbTrail trail={trail} here={here} />
      <nav aria-label="Fil d’Ariane" className="text-[.95rem] text-muted">
        <ol className="flex flex-wrap items-center gap-x-2">
          {[HOME, ...trail].map(({ name, path }) => (
            <li key={path} className="after:ml-2 after:content-['/'/'']">
              <Link
                to={path}
                className="inline-flex min-h-11 items-center underline underline-offset-2 hover:text-ink"
              >
                {name}
              </Link>
            </li>
          ))}
          <li aria-current="page">{here.name}</li>
        </ol>
      </nav>
    </>
  );
}

/** The same for search engines alone, where a page has a link back in place of a trail. */
export function BreadcrumbTrail({ trail, here }: { trail: Crumb[]; here: Crumb }) {
  return <StructuredData build={(siteUrl) => breadcrumbData(siteUrl, [HOME, ...trail, here])} />;
}
