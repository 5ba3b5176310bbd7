import { Link } from "@remix-run/react";
import type { OfferKind, OfferPage } from "~/domain/faq/search-offers";

const LABELS: Record<OfferKind, string> = {
  guide: "Guide",
  quiz: "Quiz",
  theme: "Thème",
  profile: "Profil",
};

/** The pages that a search names, on one line where they fit. */
export function SearchOffers({ offers }: { offers: OfferPage[] }) {
  return (
    <ul aria-label="Pages proposées" className="mt-5 -mb-3 flex flex-wrap gap-x-6">
      {offers.map(({ kind, title, path }) => (
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
