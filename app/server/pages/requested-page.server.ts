/** The page of a list that `?page=` asks for, the first one without it; null if the list has no such page. */
export function findListPage<P extends { pageCount: number }>(
  searchParams: URLSearchParams,
  list: (page: number) => P,
): (P & { page: number }) | null {
  const wanted = searchParams.get("page") ?? "1";
  if (!/^[1-9]\d{0,3}$/.test(wanted)) return null;
  const page = Number(wanted);
  const found = list(page);
  return page <= found.pageCount ? { ...found, page } : null;
}
