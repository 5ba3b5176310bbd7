import type { Guide } from "~/domain/guide/guide";
import { frenchDate } from "~/domain/content/typography";
import { PhoneLinks } from "~/components/reading/phone-links";
import { SourceList } from "~/components/reading/source-list";

export function GuideBody({ guide }: { guide: Guide }) {
  return (
    <div className="min-w-0">
      <div className="prose answer text-lg" dangerouslySetInnerHTML={{ __html: guide.introduction }} />
      <nav aria-labelledby="sommaire" className="mt-8 rounded-card bg-secondary-tint p-6 print:hidden">
        <h2 id="sommaire" className="text-lg">
          Sommaire
        </h2>
        <ol className="mt-2">
          {guide.sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center gap-2 underline underline-offset-2"
              >
                <span className="tabular-nums">{index + 1}.</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {guide.sections.map(({ id, icon, title, html }, index) => (
        <section key={id} aria-labelledby={id} className="mt-12">
          <h2 id={id} className="mb-4 text-2xl">
            <span aria-hidden className="mr-2">
              {icon}
            </span>
            {index + 1}. {title}
          </h2>
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
      <section aria-labelledby="a-retenir" className="mt-12 rounded-card bg-secondary-tint p-6 md:p-8">
        <h2 id="a-retenir" className="text-2xl">
          Points clés à retenir
        </h2>
        <ul className="mt-4 list-disc space-y-2 pl-5">
          {guide.keyTakeaways.map((point) => (
            <li key={point}>
              <PhoneLinks text={point} />
            </li>
          ))}
        </ul>
      </section>
      <footer className="mt-8 text-sm text-muted">
        <SourceList sources={guide.sources} />
        <p className="mt-3">
          Vérifié le <time dateTime={guide.reviewedOn}>{frenchDate(guide.reviewedOn)}</time>
        </p>
      </footer>
    </div>
  );
}

export function GuideAside({ guide }: { guide: Guide }) {
  return (
    <aside
      className="space-y-6 lg:self-start lg:[@media(height>=68rem)]:sticky lg:[@media(height>=68rem)]:top-6"
      aria-label="Objectifs et astuces"
    >
      {[
        { id: "objectifs", title: "Objectifs", items: guide.objectives, color: "bg-card border border-line" },
        { id: "astuces", title: "Astuces", items: guide.tips, color: "bg-accent-tint" },
      ].map(({ id, title, items, color }) => (
        <section key={id} aria-labelledby={id} className={`rounded-card p-6 ${color}`}>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <ul className="mt-3 list-disc space-y-2 pl-5 text-[.95rem]">
            {items.map((item) => (
              <li key={item}>
                <PhoneLinks text={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}
