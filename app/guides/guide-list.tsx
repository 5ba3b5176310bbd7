import { Link } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { Download } from "~/shell/icon/icons";
import { IconLabel } from "~/shell/icon-label";
import { IllustrationTile } from "~/shell/illustration";
import {
  guideCategories,
  guideFacts,
  guideIllustration,
  guidePath,
  GUIDES_PATH,
  type GuideSummary,
  guideTint,
} from "./guide";

type ListedGuide = Omit<GuideSummary, "icon"> & { pdfPath: string };

export function GuideList({ guides }: { guides: ListedGuide[] }) {
  const stats = [
    { value: String(guides.length), label: "fiches pratiques" },
    { value: "100%", label: "gratuit" },
    { value: "PDF", label: "à télécharger" },
  ];
  return (
    <Page
      title="Fiches pratiques"
      path={GUIDES_PATH}
      lead="Des guides concrets pour tous les jours, à lire ici ou à emporter."
    >
      <ul className="mt-5 flex max-w-xl flex-wrap divide-x divide-line rounded-card border border-line bg-card text-center">
        {stats.map(({ value, label }) => (
          <li key={label} className="flex-[1_1_5rem] px-2 py-2.5 text-sm text-muted">
            <span className="font-display text-lg font-bold whitespace-nowrap text-secondary">{value}</span>{" "}
            {label}
          </li>
        ))}
      </ul>
      {guideCategories.map((category) => (
        <section
          key={category}
          aria-label={category}
          className="mt-5 grid gap-x-8 border-t border-line pt-3 lg:grid-cols-[11rem_1fr]"
        >
          <h2 className="plain-heading text-muted lg:pt-4">{category}</h2>
          <ul className="divide-y divide-line">
            {guides
              .filter((guide) => guide.category === category)
              .map((guide) => (
                <li key={guide.slug}>
                  <GuideRow {...guide} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section
        aria-labelledby="suggestion"
        className="mt-10 rounded-panel bg-secondary-tint p-7 md:p-11 print:hidden"
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

function GuideRow(guide: ListedGuide) {
  const { slug, category, title, description, pdfPath } = guide;
  return (
    <article className="relative flex flex-wrap items-center gap-x-3 gap-y-2 py-3 lg:py-4">
      <IllustrationTile of={guideIllustration(slug)} tint={guideTint(category)} />
      <div className="flex-[1_1_12rem]">
        <div className="flex flex-wrap items-start gap-x-2">
          <h3 className="flex-[1_1_9rem] text-[1.06rem] lg:text-xl">{title}</h3>
          <IconLabel label={`Télécharger en PDF\u202f: ${title}`} className="-mt-2.5 -mb-1 print:hidden">
            <a
              href={pdfPath}
              download
              className="relative z-10 grid size-11 place-items-center rounded-full hover:bg-secondary-tint"
            >
              <Download aria-hidden className="size-5" />
            </a>
          </IconLabel>
        </div>
        <p className="mt-1 max-w-2xl text-[.95rem] leading-normal text-muted max-sm:hidden">{description}</p>
        <p className="flex flex-wrap justify-between gap-x-2 text-sm text-muted tabular-nums">
          {guideFacts(guide)}
          {/* The whole row is the link. */}
          <Link to={guidePath(slug)} className="text-link after:absolute after:inset-0 print:hidden">
            Consulter<span className="sr-only">{`\u202f: ${title}`}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
