import type { ReactNode } from "react";
import type { HowTo, WithContext } from "schema-dts";
import { type NextLink, NextLinks } from "~/shell/article/next-links";
import { ArticleEnd } from "~/shell/article/article-end";
import { EmojiMark } from "~/shell/emoji-mark";
import { Fold } from "~/shell/fold";
import { PageHead } from "~/shell/frame/page";
import { articleData, context, LANGUAGE, StructuredData } from "~/shell/head/json-ld";
import { Icon } from "~/shell/icon/icon";
import { PhoneLinks } from "~/shell/phone-links";
import { type Guide, guideFacts, guideIllustration, guidePath, GUIDES_PATH, guideTone } from "./guide";

type Props = {
  guide: Guide;
  imagePath: string;
  pdfPath: string;
  next: NextLink[];
  children: ReactNode;
};

export function GuidePage({ guide, imagePath, pdfPath, next, children }: Props) {
  const { slug, title, description, category, sources, reviewedOn, steps } = guide;
  const path = guidePath(slug);
  return (
    <div className="wrap page">
      <StructuredData
        build={(siteUrl) =>
          articleData(siteUrl, {
            ...{ headline: title, description, path, imagePath, sources },
            section: category,
            publishedOn: guide.createdOn,
            modifiedOn: reviewedOn,
          })
        }
      />
      {steps && <StructuredData build={(siteUrl) => howToData(siteUrl, guide, steps, imagePath)} />}
      <article className="columns guide">
        <div className="min-w-0">
          <PageHead
            {...{ title, path }}
            tile={{ of: guideIllustration(slug), tint: guideTone(category) }}
            trail={[{ name: "Toutes les fiches", path: GUIDES_PATH }]}
            lead={`${category} · ${guideFacts(guide)} de lecture`}
            facts={{ sources, reviewedOn }}
          />
          <p className="lead mt-3">{description}</p>
          <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: guide.introduction }} />
          <a href={pdfPath} download className="button button-primary mt-4 print:hidden">
            <Icon name="download" className="size-5" />
            Télécharger en PDF
          </a>
        </div>
        <div className="beside guide-side">
          <section
            aria-labelledby="a-retenir"
            className="mb-near break-inside-avoid rounded-card bg-secondary-tint p-5"
          >
            <h2 id="a-retenir" className="text-lg">
              Points clés à retenir
            </h2>
            <Items items={guide.keyTakeaways} />
          </section>
          <Part title="Objectifs">
            <Items items={guide.objectives} />
          </Part>
          <Part title="Astuces">
            <Items items={guide.tips} />
          </Part>
        </div>
        <div>
          {guide.sections.map(({ id, icon, title, subtitles, html }, index) => (
            <Part
              key={id}
              isOpen={index === 0}
              title={
                <>
                  <EmojiMark emoji={icon} />
                  <span>
                    {index + 1}. {title}
                  </span>
                </>
              }
              details={
                <>
                  {subtitles.join("\u00a0· ")}
                  {html.includes('href="tel:112"') && <b className="block">Quand appeler le 15 ou le 112</b>}
                </>
              }
            >
              <div id={id} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            </Part>
          ))}
          <ArticleEnd sources={sources}>{children}</ArticleEnd>
          <NextLinks className="mt-apart" links={next} />
        </div>
      </article>
    </div>
  );
}

type PartProps = { title: ReactNode; details?: ReactNode; isOpen?: boolean; children: ReactNode };

function Part({ title, details, isOpen, children }: PartProps) {
  const summary = (
    <>
      <h2 className="emoji-title">{title}</h2>
      {details && <small className="print:hidden">{details}</small>}
    </>
  );
  return (
    <Fold className="guide-part" isOpen={isOpen} summary={summary}>
      {children}
    </Fold>
  );
}

function Items({ items }: { items: string[] }) {
  return (
    <ul className="mt-3 list-disc space-y-2 pl-5">
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
  steps: NonNullable<Guide["steps"]>,
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
