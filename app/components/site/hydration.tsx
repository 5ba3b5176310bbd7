import { useLocation, useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
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

/** Whether a quiz is being fetched from a page outside of it. */
export function useQuizIsLoading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === "loading" && /^\/quiz\/\d+$/.test(location.pathname) && location.pathname !== pathname;
}

/** Says that a page is being fetched, in words and as a bar at the top. */
export function NavigationStatus() {
  const { state, location } = useNavigation();
  const isList = /^\/(categorie|profil)\//.test(location?.pathname ?? "");
  return (
    <div role="status">
      {state === "loading" && (
        <p className="fixed top-3 left-1/2 z-10 -translate-x-1/2 rounded-full bg-ink px-4 py-1.5 text-sm font-semibold text-paper shadow-card">
          {isList ? "Chargement des questions..." : "Chargement..."}
        </p>
      )}
    </div>
  );
}
