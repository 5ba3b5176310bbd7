import dismissTooltips from "~/shell/scripts/dismiss-tooltips.js?raw";
import rules from "~/shell/scripts/speculation-rules.json";
import tableFocus from "~/shell/scripts/table-focus.js?raw";
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

/** Render it after the footer, because the CSP blocks inline scripts before the footer. */
export function TooltipScript() {
  return <script dangerouslySetInnerHTML={{ __html: dismissTooltips }} />;
}

/** Without JavaScript, every table that could scroll is focusable; with this, a table is focusable only while it scrolls. */
export function TableFocus() {
  return <script dangerouslySetInnerHTML={{ __html: tableFocus }} />;
}
