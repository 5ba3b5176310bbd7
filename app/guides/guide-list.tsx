import { Link } from "@remix-run/react";
import { Page } from "~/shell/frame/page";
import { Icon } from "~/shell/icon/icon";
import { IconLabel } from "~/shell/icon-label";
import { DrawnCard } from "~/shell/illustration";
import { guideFacts, guideIllustration, guidePath, GUIDES_PATH, type GuideSummary, guideTone } from "./guide";

type ListedGuide = GuideSummary & { pdfPath: string };

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
      <h2 className="sr-only">Toutes les fiches</h2>
      <ul className="mt-5 grid gap-2 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <GuideCard {...guide} />
          </li>
        ))}
      </ul>
      <section
        aria-labelledby="suggestion"
        className="mt-far flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-panel bg-secondary-tint p-5 md:p-7 print:hidden"
      >
        <div>
          <h2 id="suggestion" className="text-2xl">
            Il vous manque une fiche ?
          </h2>
          <p className="mt-1">Dites-nous quel sujet vous aiderait : nous lisons toutes les suggestions.</p>
        </div>
        <Link to="/contact" className="button button-primary">
          Suggérer un sujet
        </Link>
      </section>
    </Page>
  );
}

function GuideCard(guide: ListedGuide) {
  const { slug, title, category, description, pdfPath } = guide;
  return (
    <DrawnCard
      {...{ title, category, description }}
      tile={{ of: guideIllustration(slug), tint: guideTone(category) }}
      fact={guideFacts(guide)}
      tool={
        <IconLabel label={`Télécharger en PDF\u202f: ${title}`} className="-mt-2.5 -mr-2 -mb-3 print:hidden">
          <a
            href={pdfPath}
            download
            className="relative z-10 grid size-11 place-items-center rounded-full hover:bg-secondary-tint"
          >
            <Icon name="download" className="size-5" />
          </a>
        </IconLabel>
      }
      link={
        <Link to={guidePath(slug)} className="text-link text-sm after:absolute after:inset-0 print:hidden">
          Consulter<span className="sr-only">{`\u202f: ${title}`}</span>
        </Link>
      }
    />
  );
}
