import { Link } from "@remix-run/react";
import { ListChecks } from "~/shell/icon/icons";

type NutrientLink = { title: string; path: string };

/** The page of the nutrient that a search is about, on a line of its own. */
export function NutrientLine({ link: { title, path } }: { link: NutrientLink }) {
  return (
    <p className="mt-5">
      <Link to={path} className="inline-flex min-h-11 items-center gap-1.5">
        <ListChecks aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="text-link">{title}</span>
      </Link>
    </p>
  );
}
