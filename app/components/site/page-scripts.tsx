import rules from "~/browser/speculation-rules.json";
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

/**
 * The pages that a browser may load while the pointer rests on their link. In the page, as a file named by a header is asked for before
 * the style sheet. Source: https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
