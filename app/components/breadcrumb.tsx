import { Link } from "@remix-run/react";

/** Where a page is, from the home page: the pages above it, then itself. */
export function Breadcrumb({ trail, here }: { trail: { name: string; path: string }[]; here: string }) {
  return (
    <nav aria-label="Fil d’Ariane" className="text-[.95rem] text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ name: "Accueil", path: "/" }, ...trail].map(({ name, path }) => (
          <li key={path} className="after:ml-2 after:content-['/'/'']">
            <Link
              to={path}
              className="inline-flex min-h-11 items-center underline underline-offset-2 hover:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
