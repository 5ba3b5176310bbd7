/** Questions per page (specification, section 9). */
export const PAGE_SIZE = 30;

export const MISSING_PAGE = "Cette page de la liste n’existe pas. Voici la première.";

/** The number in `?page=`: 1 if it is missing, null if it is not a whole number from 1 to 9999. */
export function readPageNumber(value: string | null): number | null {
  if (value === null) return 1;
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The part of a list that its page (from 1) shows; empty after the last page. */
export function pageOf<T>(list: T[], page: number): T[] {
  return list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
