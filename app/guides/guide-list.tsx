import { Link } from "@remix-run/react";
import { EmojiMark } from "~/shell/emoji-mark";
import { Page } from "~/shell/frame/page";
import { Download } from "~/shell/icon/icons";
import { IconLabel } from "~/shell/icon-label";
import { IllustratedCard } from "~/shell/illustrated-card";
import { guideFacts, guideIllustration, guidePath, GUIDES_PATH, type GuideSummary, guideTint } from "./guide";

type Props = { guides: { summary: GuideSummary; pdfPath: string }[] };

export function GuideList({ guides }: Props) {
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
      <ul className="mt-6 grid gap-2.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {guides.map(({ summary, pdfPath }) => (
          <li key={summary.slug}>
            <GuideCard guide={summary} pdfPath={pdfPath} />
          </li>
        ))}
      </ul>
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

function GuideCard({ guide, pdfPath }: { guide: GuideSummary; pdfPath: string }) {
  return (
    <IllustratedCard
      of={guideIllustration(guide.slug)}
      tint={guideTint(guide.category)}
      badge={
        <>
          <EmojiMark emoji={guide.icon} /> {guide.category}
        </>
      }
      title={guide.title}
    >
      <p>{guide.description}</p>
      <p className="text-sm tabular-nums">{guideFacts(guide)}</p>
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
