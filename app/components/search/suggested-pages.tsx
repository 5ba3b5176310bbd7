import { Link } from "@remix-run/react";
import type { SuggestedPageKind, SuggestedPage } from "~/domain/search/suggested-pages";

const LABELS: Record<SuggestedPageKind, string> = {
  guide: "Guide",
  quiz: "Quiz",
  category: "Thème",
  audience: "Profil",
};

/** The suggested pages of a search term, on one line if they fit. */
export function SuggestedPages({ suggestedPages }: { suggestedPages: SuggestedPage[] }) {
  return (
    <ul aria-label="Pages proposées" className="mt-5 -mb-3 flex flex-wrap gap-x-6">
      {suggestedPages.map(({ kind, title, path }) => (
        <li key={path}>
          <Link to={path} className="inline-flex min-h-11 items-center gap-1.5">
            <span className="text-muted">{LABELS[kind]}&#8239;:</span>
            <span className="text-link">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
