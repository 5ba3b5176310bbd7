import { useHydrated } from "remix-utils/use-hydrated";
import { useShouldHydrate } from "remix-utils/use-should-hydrate";

/**
 * Whether the scripts belong in the page: when a route asks for them (`handle.hydrate`), and on any page that is reached
 * from there without a reload, where they already run.
 */
export function useHydratesPage(): boolean {
  const isHydrated = useHydrated();
  const isAskedFor = useShouldHydrate();
  return isHydrated || isAskedFor;
}
