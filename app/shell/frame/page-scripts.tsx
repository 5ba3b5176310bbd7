import rules from "~/shell/scripts/speculation-rules.json";
import { useEffect } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useShouldHydrate } from "remix-utils/use-should-hydrate";
import { HYDRATED_EVENT } from "./route-handle";

/** Whether React's scripts run on the page: its route has them, or the visitor came by client-side navigation. */
export function useHydratesPage(): boolean {
  const isHydrated = useHydrated();
  const isRequired = useShouldHydrate();
  return isHydrated || isRequired;
}

export function useHydratedEvent(): void {
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED_EVENT)), []);
}

/** Inline, because browsers would request rules that a header names before they request the style sheet. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
