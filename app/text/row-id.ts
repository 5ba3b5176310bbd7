/** The id in the last segment of a path, `12`, `12-` or `12-anything`; null if there is none. The words after it may change. */
export function leadingId(segment: string | undefined): number | null {
  return readId(segment?.split("-")[0]);
}

/** Parses a row id in a path (`/quiz/12`); null if the id is invalid or too large for JavaScript to represent exactly. */
export function readId(value: string | undefined): number | null {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
