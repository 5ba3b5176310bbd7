import type { Paragraph, RootContent } from "mdast";
import { SITE_PLACEHOLDER } from "../../app/server/compiled/page-files";
import { mythLabel, mythTitle } from "../../app/questions/verdict";
import { type Advice, adviceFor } from "../../app/foods/look-up/advice";
import { eating, type Food } from "../../app/foods/food";
import { alsoLines, ended, inheritance, raised, verdictHeading } from "../../app/foods/food-words";
import { type Situation, warningFor } from "../../app/foods/look-up/situation";
import { placeLabel, STORAGE_PLACES } from "../../app/foods/storage/storage";
import type { Guide } from "../../app/guides/guide";
import { guidePath } from "../../app/guides/guide-path";
import { htmlToMarkdown, writeMarkdown } from "./html-to-markdown";
import { closing, heading, list, paragraph, sourceSection, strong } from "./markdown-nodes";
import { withHeadings } from "../../app/text/headings";
import type { FoodText, QuestionText } from "../../app/machines/page-texts";
import { sourcesOf } from "../../app/shell/article/source";

export function questionMarkdown(faq: QuestionText): string {
  const url = SITE_PLACEHOLDER + faq.path;
  return writeMarkdown([
    heading(1, faq.isMyth ? mythTitle(faq.question) : faq.question),
    ...(faq.isMyth ? [paragraph(strong(mythLabel(faq.idea)))] : []),
    ...htmlToMarkdown(withHeadings(faq.answer, "h2"), url),
    ...sourceSection(faq.sources),
    ...closing(url, faq.reviewedOn),
  ]);
}

export function guideMarkdown(guide: Guide): string {
  const url = SITE_PLACEHOLDER + guidePath(guide.slug);
  return writeMarkdown([
    heading(1, guide.title),
    paragraph(guide.description),
    heading(2, "Points clés à retenir"),
    list(guide.keyTakeaways),
    heading(2, "Objectifs"),
    list(guide.objectives),
    ...htmlToMarkdown(guide.introduction, url),
    ...guide.sections.flatMap(({ title, html }, index) => [
      heading(2, `${index + 1}. ${title}`),
      ...htmlToMarkdown(html, url),
    ]),
    heading(2, "Astuces"),
    list(guide.tips),
    ...sourceSection(guide.sources),
    ...closing(url, guide.reviewedOn),
  ]);
}

export function foodMarkdown({ food, storages }: FoodText, situations: readonly Situation[]): string {
  const advised = situations.map((situation) => ({ situation, advice: adviceFor(food, situation) }));
  return writeMarkdown([
    heading(1, `${food.name}\u202f: puis-je en ${eating(food)}\u202f?`),
    ...(food.synonyms.length > 0 ? [paragraph(`Aussi\u202f: ${food.synonyms.join(", ")}.`)] : []),
    heading(2, "Selon la personne"),
    list(advised.map(({ situation, advice }) => verdictLine(food, situation, advice))),
    ...(food.replacement ? [paragraph(strong("À la place\u202f:"), ` ${food.replacement}.`)] : []),
    ...(food.allergens
      ? [paragraph(strong("Allergènes\u202f:"), ` ${food.allergens}. Seule l’étiquette fait foi.`)]
      : []),
    ...storageSection(storages),
    ...sourceSection(sourcesOf([...advised.map(({ advice }) => advice), ...storages])),
    ...closing(SITE_PLACEHOLDER + food.path, food.reviewedOn),
  ]);
}

function verdictLine(food: Food, situation: Situation, advice: Advice): Paragraph {
  const { verdict, condition, reason } = advice;
  const warning = warningFor(food, situation);
  const inherited = inheritance(food, advice);
  const details = [condition, reason, ...alsoLines(advice), inherited].flatMap((part) =>
    part ? [ended(raised(part))] : [],
  );
  const warned = verdict === "eviter" && warning ? [warning] : [];
  return paragraph(strong(ended(verdictHeading(advice, situation))), ` ${[...details, ...warned].join(" ")}`);
}

function storageSection(storages: FoodText["storages"]): RootContent[] {
  if (storages.length === 0) return [];
  return [
    heading(2, "Combien de temps ça se garde\u202f?"),
    ...storages.flatMap((entry) => {
      const durations = STORAGE_PLACES.flatMap((place) => {
        const duration = entry.places[place];
        return duration === null ? [] : [`${placeLabel(place, entry.places)}\u202f: ${duration}`];
      });
      return [
        heading(3, entry.name),
        list([
          ...durations,
          ...(entry.date ? [`Date imprimée\u202f: ${entry.date}`] : []),
          ...(entry.discardIf ? [`À jeter si\u202f: ${entry.discardIf}`] : []),
          ...(entry.advice ? [`Conseil\u202f: ${entry.advice}`] : []),
        ]),
      ];
    }),
  ];
}
