import type { ReactNode } from "react";
import { ChevronDown } from "~/shell/icon/icons";
import type { Guide } from "./guide";
import { frenchDate } from "~/text/typography";
import { EmojiMark } from "~/shell/emoji-mark";
import { PhoneLinks } from "~/shell/phone-links";
import { SourceList } from "~/shell/article/source-list";

export function GuideBody({ guide }: { guide: Guide }) {
  return (
    <div className="guide-text">
      {guide.sections.map(({ id, icon, title, html }, index) => (
        <section key={id} aria-labelledby={id} className="mt-12 first:mt-0">
          <h2 id={id} className="emoji-title mb-4 text-2xl">
            <EmojiMark emoji={icon} />
            <span>
              {index + 1}. {title}
            </span>
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
        <SourceList sources={guide.sources} heading="h2" />
        <p className="mt-3">
          Vérifié le <time dateTime={guide.reviewedOn}>{frenchDate(guide.reviewedOn)}</time>
        </p>
      </footer>
    </div>
  );
}

export function GuideIntroduction({ guide }: { guide: Guide }) {
  return (
    <div
      className="guide-introduction prose answer sm:text-lg"
      dangerouslySetInnerHTML={{ __html: guide.introduction }}
    />
  );
}

/** A disclosure that is closed at first on a phone. On a wide screen its content is always shown. */
function PhoneDisclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="text-lg max-md:hidden">{title}</h2>
      <details className="phone-details">
        <summary>
          {title} <ChevronDown aria-hidden className="ml-auto size-5 shrink-0" />
        </summary>
        {children}
      </details>
    </>
  );
}

export function GuideContents({ guide }: { guide: Guide }) {
  return (
    <nav aria-label="Sommaire" className="guide-disclosure guide-contents print:hidden">
      <PhoneDisclosure title="Sommaire">
        <ol className="pb-3">
          {guide.sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="tabular-nums">{index + 1}.</span> {title}
              </a>
            </li>
          ))}
        </ol>
      </PhoneDisclosure>
    </nav>
  );
}

export function GuideObjectives({ guide }: { guide: Guide }) {
  return (
    <section aria-label="Objectifs" className="guide-disclosure guide-objectives">
      <PhoneDisclosure title="Objectifs">
        <SideItems items={guide.objectives} />
      </PhoneDisclosure>
    </section>
  );
}

export function GuideTips({ guide }: { guide: Guide }) {
  return (
    <aside aria-labelledby="astuces" className="guide-tips rounded-card bg-secondary-tint p-6">
      <h2 id="astuces" className="text-xl">
        Astuces
      </h2>
      <SideItems items={guide.tips} />
    </aside>
  );
}

function SideItems({ items }: { items: string[] }) {
  return (
    <ul className="mt-3 list-disc space-y-2 pb-3 pl-5 text-[.95rem]">
      {items.map((item) => (
        <li key={item}>
          <PhoneLinks text={item} />
        </li>
      ))}
    </ul>
  );
}
