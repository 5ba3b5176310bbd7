import { useEffect } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useShouldHydrate } from "remix-utils/use-should-hydrate";
import { HYDRATED_EVENT } from "~/domain/site/route-handle";

/** Scripts also belong in a page reached without a reload, where they already run. */
export function useHydratesPage(): boolean {
  const isHydrated = useHydrated();
  const isAskedFor = useShouldHydrate();
  return isHydrated || isAskedFor;
}

/** Tells the script that started hydration that it is done. */
export function useHydratedEvent(): void {
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED_EVENT)), []);
}
