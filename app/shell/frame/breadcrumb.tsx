import { Link } from "@remix-run/react";
import { breadcrumbData, StructuredData } from "~/shell/head/json-ld";
import { IllustrationTile, type Tile } from "~/shell/illustration";

export type Crumb = { name: string; path: string };

type Props = { trail?: Crumb[] | undefined; here: Crumb; tile?: Tile | undefined };

const HOME: Crumb = { name: "Accueil", path: "/" };

export function Breadcrumb({ trail = [], here, tile }: Props) {
  const above = [HOME, ...trail];
  return (
    <div className="trail">
      <StructuredData build={(siteUrl) => breadcrumbData(siteUrl, [...above, here])} />
      {tile && <IllustrationTile {...tile} />}
      <nav aria-label="Fil d’Ariane" className="-my-1 text-[.95rem] text-muted print:hidden">
        <ol className="flex flex-wrap items-center gap-x-2">
          {above.map(({ name, path }) => (
            <li key={path} className="crumb">
              <span aria-hidden className="sm:hidden">
                ‹{" "}
              </span>
              <Link to={path} className="inline-flex min-h-11 items-center hover:underline">
                {name}
              </Link>
            </li>
          ))}
          <li aria-current="page" className="sr-only">
            {here.name}
          </li>
        </ol>
      </nav>
    </div>
  );
}
