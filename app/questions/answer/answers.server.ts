import { z } from "zod";
import { answerHash } from "./answer-hash.server";
import type { Answer, CompiledTexts } from "./answer-html";

/** The columns of an answer. A malformed `compiled` counts as missing. */
export const answerColumns = {
  answer: z.string(),
  compiled: z
    .object({ hash: z.string(), lead: z.string(), text: z.string(), prose: z.string() })
    .nullable()
    .catch(null),
};

export type StoredAnswer = { answer: string; compiled: CompiledTexts | null };

/** An answer with its texts as the compiler wrote them. An answer that was typed or edited in the database is sanitized now. */
async function readAnswer({ answer, compiled }: StoredAnswer): Promise<Answer> {
  if (compiled && compiled.hash === answerHash(answer)) {
    const { lead, text, prose } = compiled;
    return { answer, lead, text, prose };
  }
  // Not imported at the start, because it takes 6 MB, and most sites never need it.
  const { sanitizeAnswer } = await import("./answer-html");
  return sanitizeAnswer(answer);
}

type Stored = { stored: StoredAnswer };

/** Rows with their answers and leads, as lists show them. */
export function withAnswers<R extends Stored>(
  rows: R[],
): Promise<(Omit<R, "stored"> & Pick<Answer, "answer" | "lead">)[]> {
  return Promise.all(
    rows.map(async ({ stored, ...row }) => {
      const { answer, lead } = await readAnswer(stored);
      return { ...row, answer, lead };
    }),
  );
}

/** A row with its answer and all texts of the answer. */
export async function withTexts<R extends Stored>({ stored, ...row }: R) {
  const { answer, lead, text, prose } = await readAnswer(stored);
  return { ...row, answer, lead, texts: { text, prose } };
}
