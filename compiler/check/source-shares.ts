import type { ContentCollection, ContentFaq } from "../read/content-collection";
import type { SourceEntry } from "../read/source-registry";
import { answerText } from "../../app/questions/answer/answer-html";
import { splitPhoneNumbers } from "../../app/text/phone-numbers";

const EMERGENCY = new Set(["15", "112"]);
const HEALTH = "sante-et-ages-de-la-vie";

type Share = { value: number; what: string; least?: number; most?: number };

/** Whether an answer calls for help: it is about something grave. */
export function isGrave({ answer }: Pick<ContentFaq, "answer">): boolean {
  return splitPhoneNumbers(answerText(answer)).some(({ text, address }) => address && EMERGENCY.has(text));
}

/** The shares of the citations in published answers. A research article belongs to no country. */
export function sourceShares(collection: ContentCollection): Share[] {
  const cited = publishedFaqs(collection).flatMap(({ sources }) => entriesOf(sources, collection));
  const share = (is: (entry: SourceEntry) => boolean) =>
    Math.round((100 * cited.filter(is).length) / Math.max(cited.length, 1));
  return [
    {
      value: share(({ nature, isEuropean }) => nature === "public" && isEuropean),
      what: "d’organismes publics de France ou de l’Union européenne",
      least: 55,
    },
    { value: share(({ isForeign }) => isForeign), what: "d’organismes d’un autre pays", most: 20 },
    { value: share(({ nature }) => nature === "étude"), what: "d’articles de recherche" },
    { value: share(({ source }) => source.reportedBy !== undefined), what: "rapportées par un autre" },
  ];
}

/** « Sources citées par les réponses : 55 % d’organismes publics de France ou de l’Union européenne (55 % au moins), … ». */
export function describeSourceShares(collection: ContentCollection): string {
  const shares = sourceShares(collection).map(({ value, what, least, most }) => {
    const limit =
      least !== undefined ? ` (${least} % au moins)` : most !== undefined ? ` (${most} % au plus)` : "";
    return `${value} % ${what}${limit}`;
  });
  return `Sources citées par les réponses : ${shares.join(", ")}.`;
}

/**
 * Finds shares outside their limits, grave answers without a document of a public body or a learned society of France or the Union,
 * and answers on health that cite a seller.
 */
export function checkSourceShares(collection: ContentCollection): string[] {
  return [
    ...sourceShares(collection).flatMap(({ value, what, least = 0, most = 100 }) =>
      value < least || value > most ? [`sources.yaml : ${value} % des sources citées sont ${what}`] : [],
    ),
    ...publishedFaqs(collection).flatMap((faq) => {
      const entries = entriesOf(faq.sources, collection);
      const isAboutHealth = faq.categoryId === healthId(collection);
      return [
        ...(isGrave(faq) && !entries.some(isTrusted)
          ? [
              `${faq.file} : elle nomme le 15 ou le 112 sans citer d’organisme public ni de société savante, de France ou de l’Union européenne`,
            ]
          : []),
        ...(isGrave(faq) || isAboutHealth
          ? entries
              .filter(({ nature }) => nature === "commerce")
              .map(
                ({ source }) =>
                  `${faq.file} : « ${source.title} » vient d’un vendeur, sur une question de santé`,
              )
          : []),
      ];
    }),
  ];
}

const isTrusted = ({ nature, isEuropean }: SourceEntry) =>
  (nature === "public" || nature === "savant") && isEuropean;

const publishedFaqs = ({ faqs }: ContentCollection) => faqs.filter(({ published }) => published);
const healthId = ({ categories }: ContentCollection) => categories.find(({ slug }) => slug === HEALTH)?.id;

const entriesOf = (keys: string[], { sources }: ContentCollection): SourceEntry[] =>
  keys.flatMap((key) => sources[key] ?? []);
