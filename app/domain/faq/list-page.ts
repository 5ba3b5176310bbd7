/** Questions of a category shown on one page (specification, section 9). */
export const PAGE_SIZE = 30;

/** The page number in `?page=`: 1 when it is absent, null when it is not a whole number from 1 to 9999. */
export function readPage(value: string | null): number | null {
  if (value === null) return 1;
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

/** How many pages a list of `total` items takes; an empty list has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The first and last row (from 0, inclusive) of a page. */
export function pageRange(page: number): { from: number; to: number } {
  return { from: (page - 1) * PAGE_SIZE, to: page * PAGE_SIZE - 1 };
}
