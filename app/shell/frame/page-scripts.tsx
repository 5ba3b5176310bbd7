import pageScripts from "~/shell/scripts/page-scripts.js?raw";
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

/** Render it right after the footer: the CSP blocks inline scripts before, and `deferScripts` moves those after it. */
export function PageScripts() {
  return <script dangerouslySetInnerHTML={{ __html: pageScripts }} />;
}

/** The script of a part of the page: page-scripts.js loads it, or React if it renders the part after a client-side navigation. */
export function PartScript({ src }: { src: string }) {
  useEffect(() => void import(/* @vite-ignore */ src), [src]);
  return <span hidden data-script={src} />;
}
