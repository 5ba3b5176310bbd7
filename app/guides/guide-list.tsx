import { Link } from "@remix-run/react";
import { EmojiMark } from "~/shell/emoji-mark";
import { FilterChips } from "~/shell/filter-chips";
import { Page } from "~/shell/frame/page";
import { Download } from "~/shell/icon/icons";
import { IconLabel } from "~/shell/icon-label";
import { IllustratedCard } from "~/shell/illustrated-card";
import { Notice } from "~/shell/notice";
import { counted } from "~/text/typography";
import {
  guideCategories,
  guideDifficulties,
  guideIllustration,
  guidePath,
  GUIDES_PATH,
  type GuideSummary,
  guideTint,
} from "./guide";
import { type GuideFilter, guideFilterPath } from "./guide-filter";

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
      tile={{ of: "fiche-courses-intelligentes", tint: "primary" }}
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
        <ul className="grid gap-2.5 md:grid-cols-3 lg:gap-5">
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
      <section
        aria-labelledby="suggestion"
        className="mt-14 rounded-panel bg-secondary-tint p-7 md:p-11 print:hidden"
      >
        <h2 id="suggestion" className="text-2xl">
          Il vous manque une fiche ?
        </h2>
        <p className="mt-3 mb-6">Dites-nous quel sujet vous aiderait : nous lisons toutes les suggestions.</p>
        <Link to="/contact" className="button button-primary">
          Suggérer un sujet
        </Link>
      </section>
    </Page>
  );
}

export function ReadingBadges({ guide }: { guide: Pick<GuideSummary, "difficulty" | "readingTime"> }) {
  return (
    <>
      <span className="tabular-nums">{guide.readingTime} de lecture</span> <span>{guide.difficulty}</span>
    </>
  );
}

function GuideCard({ guide, pdfPath }: { guide: GuideSummary; pdfPath: string }) {
  return (
    <IllustratedCard
      of={guideIllustration(guide.slug)}
      tint={guideTint(guide.category)}
      badge={guide.category}
      title={
        <>
          <EmojiMark emoji={guide.icon} /> {guide.title}
        </>
      }
    >
      <p>{guide.description}</p>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <ReadingBadges guide={guide} />
      </p>
      <div className="mt-auto flex items-center justify-between gap-3 print:hidden">
        <Link to={guidePath(guide.slug)} className="button button-quiet">
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
    </IllustratedCard>
  );
}
