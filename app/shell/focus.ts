import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Focuses the heading after client-side navigation, so that screen readers announce the new page. */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [pathname]);
}

export function useFocusOnChange<E extends HTMLElement>(key: string) {
  const element = useRef<E>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    element.current?.focus();
  }, [key]);
  return element;
}
