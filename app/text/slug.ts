/** Parses a row id in a path (`/quiz/12`); null if the id is invalid or too large for JavaScript to represent exactly. */
export function readId(value: string | undefined): number | null {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
