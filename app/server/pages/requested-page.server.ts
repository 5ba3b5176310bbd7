/** The number in `?page=`: 1 if it is missing, null if it is not a whole number from 1 to 9999. */
function readPageNumber(value: string | null): number | null {
  if (value === null) return 1;
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

/** The first page with `isMissing` if the page of `?page=` does not exist. */
export function findListPage<P extends { pageCount: number }>(
  searchParams: URLSearchParams,
  list: (page: number) => P,
): P & { page: number; isMissing: boolean } {
  const page = readPageNumber(searchParams.get("page"));
  const found = list(page ?? 1);
  if (page !== null && page <= found.pageCount) return { ...found, page, isMissing: false };
  return { ...(page === null ? found : list(1)), page: 1, isMissing: true };
}
