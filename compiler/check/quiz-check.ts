import type { ContentCollection, ContentQuiz } from "../read/content-collection";
import { longSentences } from "../read/written-text";

const LINK = /\[[^\]]*\]\([^)]*\)|(?:https?:\/\/|www\.)\S+/;

/** Finds problems in published quizzes: answers that are not published, links, which a quiz shows as they are written, and long sentences. */
export function wrongQuizzes({ quizzes, faqs }: Pick<ContentCollection, "quizzes" | "faqs">): string[] {
  const drafts = new Set(faqs.filter(({ published }) => !published).map(({ id }) => id));
  return quizzes
    .filter(({ published }) => published)
    .flatMap((quiz) =>
      quiz.questions.flatMap((question, index) =>
        [
          ...(question.faq !== undefined && drafts.has(question.faq)
            ? [`faq » : la question ${question.faq} n’est pas publiée : ôtez ce champ, ou publiez-la`]
            : []),
          ...wrongTexts(question),
        ].map((problem) => `${quiz.file} : « questions.${index}.${problem}`),
      ),
    );
}

function wrongTexts({ question, answers, explanation }: ContentQuiz["questions"][number]): string[] {
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
    ].map((problem) => `${field} » : ${problem}`);
  });
}
