import { Link } from "@remix-run/react";
import type { SuggestedPage } from "./find-suggested-pages";

type Props = { suggestedPages: SuggestedPage[]; label: string };

export function SuggestedPages({ suggestedPages, label }: Props) {
  if (suggestedPages.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-8 gap-y-2 md:mt-1">
      {suggestedPages.map(({ kind, title, path }) => (
        <li key={path}>
          <Link
            to={path}
            className="flex min-h-11 items-center gap-1.5 max-md:-my-3 max-md:text-[.95rem] md:rounded-card md:bg-secondary-tint md:px-4"
          >
            <span className="text-muted max-md:sr-only">{kind}&#8239;:</span>
            <span className="text-link">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
