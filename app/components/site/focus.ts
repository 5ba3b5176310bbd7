import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Screen readers read the new page's heading when it gets the focus. */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Focuses the element that has the ref, each time the key changes. */
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
