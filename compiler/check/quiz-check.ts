import type { ContentQuiz } from "../read/content-collection";
import { longSentences } from "../read/long-sentences";

const LINK = /\[[^\]]*\]\([^)]*\)|(?:https?:\/\/|www\.)\S+/;

/** Finds links, which a quiz shows as they are written, and long sentences. */
export function wrongQuizTexts({ file, questions }: ContentQuiz): string[] {
  return questions.flatMap(({ question, answers, explanation }, index) => {
    const texts = {
      question,
      explanation,
      ...Object.fromEntries(answers.map((text, at) => [`answers.${at}`, text])),
    };
    return Object.entries(texts).flatMap(([field, text]) => {
      const [link] = LINK.exec(text) ?? [];
      return [
        ...(link === undefined
          ? []
          : [`un quiz ne montre pas de lien, « ${link} » : ôtez-le ; « faq: 107 » mène à une question`]),
        ...longSentences(text),
      ].map((problem) => `${file} : « questions.${index}.${field} » : ${problem}`);
    });
  });
}
