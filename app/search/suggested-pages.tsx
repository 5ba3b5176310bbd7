import { Link } from "@remix-run/react";
import { Apple, BookOpen, Clock, FileText, type Icon, ListChecks, Users } from "~/shell/icon/icons";
import type { SuggestedPageKind, SuggestedPage } from "./find-suggested-pages";

const ICONS: Record<SuggestedPageKind, Icon> = {
  Outil: Clock,
  Tableau: Apple,
  Guide: FileText,
  Quiz: ListChecks,
  Profil: Users,
  Définition: BookOpen,
};

type Props = { suggestedPages: SuggestedPage[]; label: string };

export function SuggestedPages({ suggestedPages, label }: Props) {
  if (suggestedPages.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-8 max-md:gap-y-2">
      {suggestedPages.map(({ kind, title, path }) => {
        const Icon = ICONS[kind];
        return (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-11 items-center gap-1.5 max-md:-my-3 max-md:gap-1 max-md:text-[.95rem]"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
              <span className="text-muted max-md:sr-only">{kind}&#8239;:</span>
              <span className="text-link">{title}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
