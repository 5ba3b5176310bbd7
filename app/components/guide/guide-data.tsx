import type { Guide } from "~/domain/guide/guide";
import { guidePath } from "~/domain/guide/guide-path";
import { articleData, howToData, type HowToFacts } from "~/domain/site/json-ld";
import { StructuredData } from "~/components/site/structured-data";

export function GuideData({
  guide,
  steps,
  imagePath,
}: {
  guide: Guide;
  steps: HowToFacts["steps"] | null;
  imagePath: string;
}) {
  const { title, description, category: section, sources, createdOn, reviewedOn } = guide;
  const path = guidePath(guide.slug);
  return (
    <>
      <StructuredData
        build={(siteUrl) =>
          articleData(siteUrl, {
            headline: title,
            description,
            path,
            imagePath,
            section,
            sources,
            publishedOn: createdOn,
            modifiedOn: reviewedOn,
          })
        }
      />
      {steps && (
        <StructuredData
          build={(siteUrl) => howToData(siteUrl, { title, description, path, imagePath, steps })}
        />
      )}
    </>
  );
}
