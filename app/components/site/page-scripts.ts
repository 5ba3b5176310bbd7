import { useHydrated } from "remix-utils/use-hydrated";
import { useShouldHydrate } from "remix-utils/use-should-hydrate";

/** Scripts also belong in a page reached without a reload, where they already run. */
export function useHydratesPage(): boolean {
  const isHydrated = useHydrated();
  const isAskedFor = useShouldHydrate();
  return isHydrated || isAskedFor;
}
