const STRAIGHT = "apostrophe ou guillemet droit";
const MISTAKES: [string, RegExp][] = [
  [STRAIGHT, /\S*['"]\S*/g],
  ["espace manquante avant la ponctuation", /[\p{L}\d)»][;!?](?=\s|$)|[\p{L})»]:(?=\s|$)/gu],
  ["espace manquante dans les guillemets", /«\S|\S»/gu],
  ["point de suspension en trois points", /\.\.\./g],
  // « WCAG 2.2 » is a version, not a decimal number.
  ["point décimal", /(?<![\d.]|[A-Z]{4} )\d+\.\d+(?![\d.])/g],
];

/** Finds typography errors that rendering does not correct. Rendering adds only no-break spaces. */
export function wrongTypography(pieces: string[]): string[] {
  return pieces.flatMap((piece) =>
    MISTAKES.flatMap(([what, wrong]) =>
      Array.from(
        piece.matchAll(wrong),
        ([found]) =>
          `${what} : « ${found.trim()} »${what === STRAIGHT ? ` ; écrivez ${curved(found.trim())}` : ""}`,
      ),
    ),
  );
}

const curved = (text: string) =>
  text
    .replaceAll("'", "’")
    .replace(/"(?=[\p{L}\d])/gu, "« ")
    .replaceAll('"', " »");
