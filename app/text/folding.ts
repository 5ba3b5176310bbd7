/**
 * Folds a term for comparison: lower case, without accents, ligatures, subscripts, soft hyphens or extra spaces, with plain
 * apostrophes and hyphens.
 */
export function foldTerm(term: string): string {
  return (
    term
      // NFKD turns an acute accent that stands alone into a space.
      .replace(/[’‘‛ʼ′´`]/g, "'")
      .normalize("NFKD")
      .replace(/[\p{M}\p{Cf}]/gu, "")
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .replace(/[‐‑]/g, "-")
      .replace(/\s+/g, " ")
      .trim()
  );
}
