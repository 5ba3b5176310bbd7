import { quizPath } from "./quiz";

/** How a quiz is played: by default against the clock, if it has a time limit, and corrected at the end. */
export type Modes = { isUntimed: boolean; isInstant: boolean };

const UNTIMED = { temps: "libre" };
const INSTANT = { correction: "question" };

export function readModes(params: URLSearchParams): Modes {
  return {
    isUntimed: params.get("temps") === UNTIMED.temps,
    isInstant: params.get("correction") === INSTANT.correction,
  };
}

/** The path that starts a quiz with these modes. */
export function modesPath(quizId: number, { isUntimed, isInstant }: Modes): string {
  return quizPath(quizId, { ...(isInstant && INSTANT), ...(isUntimed && UNTIMED) });
}
