import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

function useOnChange(key: string, act: () => void) {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    act();
  });
}

/** Focuses the heading after client-side navigation, so that screen readers announce the new page. */
export function useHeadingFocus() {
  useOnChange(useLocation().pathname, () =>
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true }),
  );
}

export function useFocusOnChange<E extends HTMLElement>(key: string) {
  const element = useRef<E>(null);
  useOnChange(key, () => element.current?.focus());
  return element;
}
