import type { ReactNode } from "react";
import type { HowTo, WithContext } from "schema-dts";
import { type NextLink, ReadNext } from "~/shell/article/read-next";
import { SourceList } from "~/shell/article/source-list";
import { Badge } from "~/shell/badge";
import { EmojiMark } from "~/shell/emoji-mark";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { articleData, context, LANGUAGE, StructuredData } from "~/shell/head/json-ld";
import { ChevronDown, Download } from "~/shell/icon/icons";
import { HeadIllustration } from "~/shell/illustration";
import { PhoneLinks } from "~/shell/phone-links";
import { frenchDate } from "~/text/typography";
import {
  type CompiledGuide,
  type Guide,
  guideFacts,
  guideIllustration,
  guidePath,
  GUIDES_PATH,
  guideTint,
} from "./guide";

type Props = {
  guide: Guide;
  steps: CompiledGuide["steps"];
  imagePath: string;
  pdfPath: string;
  next: NextLink[];
  children: ReactNode;
};

export function GuidePage({ guide, steps, imagePath, pdfPath, next, children }: Props) {
  const { slug, title, description, category, sources } = guide;
  const path = guidePath(slug);
  return (
    <article className="wrap pt-2 pb-4 md:py-8">
      <StructuredData
        build={(siteUrl) =>
          articleData(siteUrl, {
            ...{ headline: title, description, path, imagePath, sources },
            section: category,
            publishedOn: guide.createdOn,
            modifiedOn: guide.reviewedOn,
          })
        }
      />
      {steps && <StructuredData build={(siteUrl) => howToData(siteUrl, guide, steps, imagePath)} />}
      <Breadcrumb trail={[{ name: "Toutes les fiches", path: GUIDES_PATH }]} here={{ name: title, path }} />
      <div className="guide">
        <header className="guide-head">
          <div>
            <HeadIllustration of={guideIllustration(slug)} tint={guideTint(category)} />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Badge tone={guideTint(category)}>{category}</Badge>
            <span>{guideFacts(guide)}</span>
          </p>
          <h1 tabIndex={-1} className="mt-3 text-3xl sm:text-4xl">
            {title}
          </h1>
          <p className="mt-2 max-w-3xl text-muted sm:mt-3 sm:text-lg">{description}</p>
          <div className="mt-3 sm:mt-6 flex flex-wrap gap-2 print:hidden">
            <a href={pdfPath} download className="button button-primary">
              <Download aria-hidden className="size-5" />
              Télécharger en PDF
            </a>
          </div>
        </header>
        <div
          className="guide-introduction prose answer sm:text-lg"
          dangerouslySetInnerHTML={{ __html: guide.introduction }}
        />
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
        <section aria-label="Objectifs" className="guide-disclosure guide-objectives">
          <PhoneDisclosure title="Objectifs">
            <Items items={guide.objectives} className="mt-3 list-disc space-y-2 pb-3 pl-5 text-[.95rem]" />
          </PhoneDisclosure>
        </section>
        <div className="guide-text">
          {guide.sections.map(({ id, icon, title, html }, index) => (
            <section key={id} aria-labelledby={id} className="mt-10 border-t border-line pt-6 first:mt-0">
              <h2 id={id} className="emoji-title mb-4 text-2xl">
                <EmojiMark emoji={icon} />
                <span>
                  {index + 1}. {title}
                </span>
              </h2>
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      </div>
      <div className="guide mt-8">
        <div className="guide-end">
          <section aria-labelledby="a-retenir" className="rounded-card bg-secondary-tint p-6 md:p-8">
            <h2 id="a-retenir" className="text-2xl">
              Points clés à retenir
            </h2>
            <Items items={guide.keyTakeaways} className="mt-4 list-disc space-y-2 pl-5" />
          </section>
          <footer className="mt-8 text-sm text-muted">
            <SourceList sources={sources} heading="h2" />
            <p className="mt-3">
              Vérifié le <time dateTime={guide.reviewedOn}>{frenchDate(guide.reviewedOn)}</time>
            </p>
          </footer>
        </div>
        <aside aria-labelledby="astuces" className="guide-tips rounded-card border border-line bg-card p-6">
          <h2 id="astuces" className="text-xl">
            Astuces
          </h2>
          <Items items={guide.tips} className="mt-3 list-disc space-y-2 pb-3 pl-5 text-[.95rem]" />
        </aside>
      </div>
      {children}
      <ReadNext className="mt-8" links={next} />
    </article>
  );
}

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

function Items({ items, className }: { items: string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <PhoneLinks text={item} />
        </li>
      ))}
    </ul>
  );
}

function howToData(
  siteUrl: string,
  { title, description, slug }: Guide,
  steps: NonNullable<CompiledGuide["steps"]>,
  imagePath: string,
): WithContext<HowTo> {
  const url = siteUrl + guidePath(slug);
  return {
    ...context,
    "@type": "HowTo",
    name: title,
    description,
    url,
    image: siteUrl + imagePath,
    inLanguage: LANGUAGE,
    step: steps.map(({ id, title, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name: title,
      url: `${url}#${id}`,
      text,
    })),
  };
}
