import { Link } from "@remix-run/react";
import { Badge } from "~/shell/badge";
import { ButtonLink } from "~/shell/button-link";
import { EmojiMark } from "~/shell/emoji-mark";
import { FilterChips } from "~/shell/filter-chips";
import { Page } from "~/shell/frame/page";
import { Download } from "~/shell/icon/icons";
import { IconLabel } from "~/shell/icon-label";
import { IllustrationPanel } from "~/shell/illustration";
import { Notice } from "~/shell/notice";
import { counted } from "~/text/typography";
import type { GuideSummary } from "./guide";
import { type GuideFilter, guideFilterPath } from "./guide-filter";
import { guideIllustration } from "./guide-illustration";
import { guideCategories, guideDifficulties, guideTint } from "./guide-kinds";
import { guidePath, GUIDES_PATH } from "./guide-path";

type Props = { guides: { summary: GuideSummary; pdfPath: string }[]; total: number; filter: GuideFilter };

export function GuideList({ guides, total, filter }: Props) {
  const stats = [
    { value: String(total), label: "fiches pratiques" },
    { value: "100%", label: "gratuit" },
    { value: "PDF", label: "à télécharger" },
  ];
  return (
    <Page
      title="Fiches pratiques"
      path={GUIDES_PATH}
      lead="Des guides concrets pour tous les jours, à lire ici ou à emporter."
    >
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2 sm:gap-5">
        {stats.map(({ value, label }) => (
          <li
            key={label}
            className="rounded-card border border-line bg-card px-1 py-3 text-center shadow-card sm:p-5"
          >
            <p className="font-display text-2xl font-bold whitespace-nowrap text-secondary sm:text-3xl">
              {value}
            </p>
            <p className="text-xs text-muted xs:text-sm">{label}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 space-y-3">
        <FilterChips
          label="Catégories"
          chips={[null, ...guideCategories].map((category) => ({
            name: category ?? "Toutes",
            to: guideFilterPath({ ...filter, category }),
            isActive: category === filter.category,
          }))}
        />
        <FilterChips
          label="Niveaux"
          chips={[null, ...guideDifficulties].map((difficulty) => ({
            name: difficulty ?? "Tous niveaux",
            to: guideFilterPath({ ...filter, difficulty }),
            isActive: difficulty === filter.difficulty,
          }))}
        />
      </div>
      {filter.isUnknown && <Notice>Ce filtre n’existe pas. Voici ce que nous avons.</Notice>}
      <div role="status">
        <h2 className="mt-6 mb-4 text-xl">{counted(guides.length, "fiche")}</h2>
      </div>
      {guides.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {guides.map(({ summary, pdfPath }) => (
            <li key={summary.slug}>
              <GuideCard guide={summary} pdfPath={pdfPath} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="rounded-card border border-line bg-card p-6">
          Aucune fiche ne correspond à ces deux filtres à la fois.
        </p>
      )}
      <section aria-labelledby="suggestion" className="mt-14 rounded-panel bg-secondary-tint p-7 md:p-11">
        <h2 id="suggestion" className="text-2xl">
          Il vous manque une fiche ?
        </h2>
        <p className="mt-3 mb-6">Dites-nous quel sujet vous aiderait : nous lisons toutes les suggestions.</p>
        <ButtonLink to="/contact">Suggérer un sujet</ButtonLink>
      </section>
    </Page>
  );
}

export function ReadingBadges({ guide }: { guide: Pick<GuideSummary, "difficulty" | "readingTime"> }) {
  return (
    <>
      <span className="tabular-nums">
        {guide.readingTime} de lecture<span aria-hidden>{"\u00a0·"}</span>
      </span>
      <span>{guide.difficulty}</span>
    </>
  );
}

function GuideCard({ guide, pdfPath }: { guide: GuideSummary; pdfPath: string }) {
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
