import { pageCount, readPageNumber } from "~/domain/site/list-page";

type ListPage<P> = P & { page: number; isMissing: boolean };

/** The page of a list that `?page=` asks for; the first, with `isMissing`, if there is none. @throws what `list` throws */
export async function findListPage<P extends { total: number }>(
  searchParams: URLSearchParams,
  list: (page: number) => Promise<P>,
): Promise<ListPage<P>> {
  const page = readPageNumber(searchParams.get("page"));
  const found = await list(page ?? 1);
  if (page !== null && page <= pageCount(found.total)) return { ...found, page, isMissing: false };
  return { ...(page === null ? found : await list(1)), page: 1, isMissing: true };
}
