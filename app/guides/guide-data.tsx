import type { Guide } from "./guide";
import { guidePath } from "./guide-path";
import { articleData, howToData, type HowToFacts } from "~/shell/head/json-ld";
import { StructuredData } from "~/shell/head/structured-data";

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
