import { Link } from "@remix-run/react";
import { Download } from "~/shell/icon/icons";
import type { GuideSummary } from "./guide";
import { guidePath } from "./guide-path";
import { guideIllustration } from "./guide-illustration";
import { guideTint } from "./guide-kinds";
import { IllustrationPanel } from "~/shell/illustration";
import { Badge } from "~/shell/badge";
import { EmojiMark } from "~/shell/emoji-mark";
import { IconLabel } from "~/shell/icon-label";

export function GuideBadges({
  guide,
}: {
  guide: Pick<GuideSummary, "category" | "difficulty" | "readingTime">;
}) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Badge tone={guideTint(guide.category)}>{guide.category}</Badge>
      <ReadingBadges guide={guide} />
    </p>
  );
}

function ReadingBadges({ guide }: { guide: Pick<GuideSummary, "difficulty" | "readingTime"> }) {
  return (
    <>
      <span className="tabular-nums">{guide.readingTime} de lecture</span>
      <span aria-hidden>·</span>
      <span>{guide.difficulty}</span>
    </>
  );
}

export function GuideCard({ guide, pdfPath }: { guide: GuideSummary; pdfPath: string }) {
  return (
    <article className="flex h-full overflow-hidden rounded-card border border-line bg-card shadow-card flex-wrap sm:flex-col sm:flex-nowrap">
      <IllustrationPanel
        of={guideIllustration(guide.slug)}
        tint={guideTint(guide.category)}
        className="grow basis-22 sm:grow-0 sm:basis-auto"
      />
      <div className="flex grow-[99] basis-[min(9.5rem,100%)] flex-col gap-1.5 px-3 py-3 sm:basis-auto sm:gap-3 sm:p-6">
        <p className="flex text-sm">
          <Badge tone={guideTint(guide.category)}>{guide.category}</Badge>
        </p>
        <div className="emoji-title text-[1.06rem] leading-tight sm:text-xl">
          <EmojiMark emoji={guide.icon} />
          <h3>{guide.title}</h3>
        </div>
        <p className="text-[.95rem] leading-normal text-muted">{guide.description}</p>
        <p className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
          <ReadingBadges guide={guide} />
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 sm:pt-2">
          <Link to={guidePath(guide.slug)} className="button button-primary">
            <span>
              Consulter<span className="sr-only">{`\u202f: ${guide.title}`}</span>
            </span>
          </Link>
          <IconLabel label={`Télécharger en PDF\u00a0: ${guide.title}`}>
            <a
              href={pdfPath}
              download
              className="grid size-11 place-items-center rounded-full border border-field hover:bg-secondary-tint"
            >
              <Download aria-hidden className="size-5" />
            </a>
          </IconLabel>
        </div>
      </div>
    </article>
  );
}
