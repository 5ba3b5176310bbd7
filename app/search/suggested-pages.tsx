import { Link } from "@remix-run/react";
import { Apple, BookOpen, Clock, FileText, type Icon, ListChecks, Users } from "~/shell/icon/icons";
import type { SuggestedPageKind, SuggestedPage } from "./find-suggested-pages";

const KINDS: Record<SuggestedPageKind, { label: string; Icon: Icon }> = {
  tool: { label: "Outil", Icon: Clock },
  nutrient: { label: "Tableau", Icon: Apple },
  guide: { label: "Guide", Icon: FileText },
  quiz: { label: "Quiz", Icon: ListChecks },
  audience: { label: "Profil", Icon: Users },
  glossary: { label: "Définition", Icon: BookOpen },
};

type Props = { suggestedPages: SuggestedPage[]; label: string };

export function SuggestedPages({ suggestedPages, label }: Props) {
  if (suggestedPages.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-8 gap-y-2 md:mt-1">
      {suggestedPages.map(({ kind, title, path }) => {
        const { label, Icon } = KINDS[kind];
        return (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-11 items-center gap-1.5 max-md:-my-3 max-md:gap-1 max-md:text-[.95rem] md:rounded-card md:bg-secondary-tint md:px-4"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
              <span className="text-muted max-md:sr-only">{label}&#8239;:</span>
              <span className="text-link">{title}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
