import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const quizFile = z.object({
  id: z.number(),
  title: z.string(),
  questions: z.array(
    z.object({
      question: z.string(),
      answers: z.array(z.string()),
      correct: z.number(),
      explanation: z.string(),
    }),
  ),
});

/** A quiz with its key, as its author wrote it. */
export function readQuizFile(slug: string) {
  const { questions, ...quiz } = quizFile.parse(parse(readFileSync(`content/quiz/${slug}.yaml`, "utf8")));
  return {
    ...quiz,
    questions: questions.map(({ answers, correct, ...question }) => ({
      ...question,
      answers,
      right: answers[correct - 1] ?? "",
      wrong: answers[correct % 4] ?? "",
    })),
  };
}
