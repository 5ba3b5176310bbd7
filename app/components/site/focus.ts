import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** After a navigation within the page: focus on the new page's heading, which screen readers then read. */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** After a step within a page: focus on the element that the ref is given to, each time the key changes. */
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
