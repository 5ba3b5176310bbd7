import type { ContentCollection, ContentFaq } from "../read/content-collection";
import type { SourceEntry } from "../read/source-registry";
import { answerText } from "../../app/questions/answer/answer-html";
import { splitPhoneNumbers } from "../../app/text/phone-numbers";

const EMERGENCY = new Set(["15", "112"]);
const HEALTH = "sante-et-ages-de-la-vie";

/** Whether an answer calls for help: it is about something grave. */
export function isGrave({ answer }: Pick<ContentFaq, "answer">): boolean {
  return splitPhoneNumbers(answerText(answer)).some(({ text, address }) => address && EMERGENCY.has(text));
}

const isTrusted = ({ nature, isEuropean }: SourceEntry) =>
  (nature === "public" || nature === "savant") && isEuropean;

/**
 * Finds answers for which no source links to a document, grave answers without a public body or a learned society of France or the
 * Union, and answers on health that cite a seller.
 */
export function checkSources({ faqs, categories }: Pick<ContentCollection, "faqs" | "categories">): string[] {
  const health = categories.find(({ slug }) => slug === HEALTH)?.id;
  return faqs.flatMap((faq) => {
    const grave = isGrave(faq);
    const sellers = faq.cited.filter(({ nature }) => nature === "commerce");
    return [
      ...(faq.sources.some(({ url }) => url !== undefined) ? [] : ["aucune source ne mène à un document"]),
      ...(grave && !faq.cited.some(isTrusted)
        ? [
            "elle nomme le 15 ou le 112 sans citer d’organisme public ni de société savante, de France ou de l’Union européenne",
          ]
        : []),
      ...(grave || faq.categoryId === health ? sellers : []).map(
        ({ source }) => `« ${source.title} » vient d’un vendeur, sur une question de santé`,
      ),
    ].map((problem) => `${faq.file} : ${problem}`);
  });
}
