import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Focuses the first element that the selector matches when the key changes. */
export function useFocusOnChange(selector: string, key: string, options?: FocusOptions) {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.querySelector<HTMLElement>(selector)?.focus(options);
  });
}

/** Focuses the heading after client-side navigation, so that screen readers announce the new page. */
export function useHeadingFocus() {
  useFocusOnChange("h1", useLocation().pathname, { preventScroll: true });
}
