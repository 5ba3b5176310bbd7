import type { Paragraph, RootContent } from "mdast";
import { type Advice, adviceFor, NO_RULE, NOTHING_SPECIAL } from "~/domain/food/advice";
import { eating, type Food, VERDICT_LABELS } from "~/domain/food/food";
import { EVERYONE, type Situation, warningFor } from "~/domain/food/situation";
import { placeLabel, type Storage, STORAGE_PLACES } from "~/domain/food/storage";
import { ended, lowered, raised, sourcesOf } from "~/domain/food/food-words";
import { writeMarkdown } from "./html-to-markdown";
import { closing, heading, list, paragraph, sourceSection, strong } from "./nodes";

/**
 * A food as Markdown: its verdicts with their conditions and reasons, how long it keeps, its sources, and the date of its last
 * review.
 */
export function foodMarkdown(
  food: Food,
  { situations, storage, siteUrl }: { situations: Situation[]; storage: Storage[]; siteUrl: string },
): string {
  const advised = situations.map((situation) => ({ situation, advice: adviceFor(food, situation) }));
  const known = advised.filter(({ advice }) => advice.coverage !== "unknown");
  const general = adviceFor(food, { key: EVERYONE, defaultRule: null }).verdict;
  return writeMarkdown([
    heading(1, `${food.name}\u202f: puis-je en ${eating(food)}\u202f?`),
    ...(food.synonyms.length > 0 ? [paragraph(`Aussi\u202f: ${food.synonyms.join(", ")}.`)] : []),
    heading(2, "Selon la personne"),
    list(known.map(({ situation, advice }) => verdictLine(food, situation, advice))),
    paragraph(
      general && general !== "oui"
        ? `Pour les autres situations, la règle de tout le monde s’applique, et elle ne suffit pas. ${NO_RULE}`
        : `Pour les autres situations\u202f: ${NO_RULE}`,
    ),
    ...(food.replacement ? [paragraph(strong("À la place\u202f:"), ` ${food.replacement}.`)] : []),
    ...(food.allergens
      ? [paragraph(strong("Allergènes\u202f:"), ` ${food.allergens}. Seule l’étiquette fait foi.`)]
      : []),
    ...storageSection(storage),
    ...sourceSection(sourcesOf([...known.map(({ advice }) => advice), ...storage])),
    ...closing(siteUrl + food.path, food.reviewedOn),
  ]);
}

function verdictLine(food: Food, situation: Situation, advice: Advice): Paragraph {
  const { title } = situation;
  const { verdict, condition, reason, also } = advice;
  const warning = warningFor(food, situation);
  const word = verdict ? VERDICT_LABELS[verdict] : NOTHING_SPECIAL;
  const details = [condition, also, reason].flatMap((part) => (part ? [ended(raised(part))] : []));
  const warned = verdict === "eviter" && warning ? [warning] : [];
  return paragraph(
    strong(`${title}\u202f: ${lowered(word)}${/[.…]$/.test(word) ? "" : "."}`),
    details.length + warned.length > 0 ? ` ${[...details, ...warned].join(" ")}` : "",
  );
}

function storageSection(storage: Storage[]): RootContent[] {
  if (storage.length === 0) return [];
  return [
    heading(2, "Combien de temps ça se garde\u202f?"),
    ...storage.flatMap((entry) => {
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
