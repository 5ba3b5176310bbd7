import type { ContentCollection } from "../read/content-collection";

const KINDS = {
  bars: "en barres",
  pictograms: "en pictogrammes",
  drawing: "en dessin",
  columns: "en oui-non",
};

/** Counts the figures of published answers and guides by kind. */
export function describeFigures({ faqs, guides }: ContentCollection): string {
  const pages = [
    ...faqs.filter(({ published }) => published).map(({ answer }) => answer),
    ...guides
      .filter(({ isPublished }) => isPublished)
      .map(({ introduction, sections }) => [introduction, ...sections.map(({ html }) => html)].join("")),
  ];
  const counts = Object.entries(KINDS).map(([kind, words]) => {
    const count = pages.reduce(
      (sum, html) => sum + html.split(`<figure data-figure="${kind}"`).length - 1,
      0,
    );
    return `${count} ${words}`;
  });
  const shown = pages.filter((html) => html.includes("<figure data-figure=")).length;
  return `Figures : ${counts.join(", ")}, dans ${shown} pages.`;
}
