import { answerText } from "../../app/questions/answer/answer-html";
import { foldTerm } from "../../app/text/folding";
import { splitPhoneNumbers } from "../../app/text/phone-numbers";
import { characterNgrams, termWords } from "../../app/text/words";
import type { ContentCollection, ContentFaq } from "../read/content-collection";
import { GLOSSARY_FILE } from "../read/glossary-file";
import type { ExpectedSearch } from "../read/lists";
import { repeats, similarity } from "../read/content-fields";
import { countWords } from "../read/read-guide";
import type { SourceEntry } from "../read/source-registry";
import { longSentences } from "../read/written-text";
import { ANSWER_WORDS } from "./editorial-rules";
import { wrongTypography } from "./typography-check";

/** The share of their pieces (0 to 1) that two questions must have in common to count as the same. */
const SAME_QUESTION = 0.8;
const LINK = /\[[^\]]*\]\([^)]*\)|(?:https?:\/\/|www\.)\S+/;

export function checkAnswer({ file, question, written: { prose } }: ContentFaq): string[] {
  const words = countWords(prose);
  const { least, most } = ANSWER_WORDS;
  return [
    ...(words < least || words > most
      ? [`la réponse compte ${words} mots : il en faut ${least} à ${most}`]
      : []),
    ...wrongTypography([question]),
  ].map((problem) => `${file} : ${problem}`);
}

/** Finds questions that repeat an earlier question, ignoring the order of the words, accents and case. */
export function sameQuestions(faqs: ContentFaq[]): string[] {
  const known = faqs.map((faq) => ({ ...faq, pieces: new Set(characterNgrams(termWords(faq.question))) }));
  return known.flatMap((faq, later) =>
    known
      .slice(0, later)
      .filter(({ pieces }) => similarity(pieces, faq.pieces) >= SAME_QUESTION)
      .map(({ file, question }) => `${faq.file} : « ${faq.question} » répète ${file}, « ${question} »`),
  );
}

export function checkQuizzes({ quizzes }: Pick<ContentCollection, "quizzes">): string[] {
  return quizzes.flatMap(({ file, questions }) =>
    questions.flatMap(({ question, answers, explanation }, index) => {
      const texts = {
        question,
        explanation,
        ...Object.fromEntries(answers.map((text, at) => [`answers.${at}`, text])),
      };
      return Object.entries(texts).flatMap(([field, text]) => {
        const links = LINK.exec(text) ?? [];
        return [
          ...links.map(
            (link) =>
              `un quiz ne montre pas de lien, « ${link} » : ôtez-le ; « faq: 107 » mène à une question`,
          ),
          ...longSentences(text),
        ].map((problem) => `${file} : « questions.${index}.${field} » : ${problem}`);
      });
    }),
  );
}

type Words = Pick<ContentCollection, "phrasings" | "quizzes" | "glossary">;

/** Finds words that stand twice in a list, whatever their case and accents. */
export function repeatedWords({ phrasings, quizzes, glossary }: Words, searches: ExpectedSearch[]): string[] {
  const lists: { file: string; words: string }[][] = [
    ...phrasings.map(({ file, phrasings: all }) => all.map((words) => ({ file, words }))),
    phrasings.map(({ file, faq }) => ({ file, words: String(faq) })),
    searches.map(({ file, requete: words }) => ({ file, words })),
    quizzes.flatMap(({ file, questions }) => questions.map(({ question: words }) => ({ file, words }))),
    (glossary?.terms ?? []).flatMap(({ forms }) => forms.map((words) => ({ file: GLOSSARY_FILE, words }))),
  ];
  return lists.flatMap((list) =>
    repeats(list, ({ words }) => foldTerm(words)).map(
      ({ entry: { file, words }, first }) =>
        `${file} : « ${words} » est déjà écrit${first.file === file ? "" : ` dans ${first.file}`}`,
    ),
  );
}

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
