import { useMatches } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { hydrates } from "~/domain/site/route-handle";

/**
 * Whether the scripts belong in the page: when it does something with them, and on any page that is come to from there
 * without a reload, where they already run.
 */
export function useHydratesPage(): boolean {
  const isHydrated = useHydrated();
  const handles = useMatches().map(({ handle }) => handle);
  return isHydrated || hydrates(handles);
}
