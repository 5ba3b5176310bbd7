import { pageCount, readPageNumber } from "~/shell/paging";

type ListPage<P> = P & { page: number; isMissing: boolean };

/** The first page with `isMissing` if the page of `?page=` does not exist. */
export async function findListPage<P extends { total: number }>(
  searchParams: URLSearchParams,
  list: (page: number) => Promise<P>,
): Promise<ListPage<P>> {
  const page = readPageNumber(searchParams.get("page"));
  const found = await list(page ?? 1);
  if (page !== null && page <= pageCount(found.total)) return { ...found, page, isMissing: false };
  return { ...(page === null ? found : await list(1)), page: 1, isMissing: true };
}
