import { Link } from "@remix-run/react";
import { Icon } from "~/shell/icon/icon";

export function Pagination({
  page,
  pageCount,
  pathTo,
}: {
  page: number;
  pageCount: number;
  pathTo: (page: number) => string;
}) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-apart flex flex-wrap items-center gap-2">
      <p className="mr-auto text-muted tabular-nums">
        Page {page} sur {pageCount}
      </p>
      {page > 1 && (
        <Link to={pathTo(page - 1)} rel="prev" className="button button-quiet">
          <Icon name="arrow-left" className="size-5" />
          Page précédente
        </Link>
      )}
      {page < pageCount && (
        <Link to={pathTo(page + 1)} rel="next" className="button button-quiet">
          Page suivante
          <Icon name="arrow-right" className="size-5" />
        </Link>
      )}
    </nav>
  );
}
