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
    <nav aria-label="Pages" className="mt-apart flex flex-wrap items-center justify-between gap-4">
      {page > 1 ? (
        <Link to={pathTo(page - 1)} rel="prev" className="button button-quiet">
          <Icon name="arrow-left" className="size-5" />
          Page précédente
        </Link>
      ) : (
        <span />
      )}
      <p className="text-muted tabular-nums">
        Page {page} sur {pageCount}
      </p>
      {page < pageCount ? (
        <Link to={pathTo(page + 1)} rel="next" className="button button-quiet">
          Page suivante
          <Icon name="arrow-right" className="size-5" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
