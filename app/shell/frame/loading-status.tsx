import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

export function useQuizIsLoading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === "loading" && /^\/quiz\/\d+$/.test(location.pathname) && location.pathname !== pathname;
}

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

export function useFocusOnChange(selector: string, key: string, options?: FocusOptions) {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.querySelector<HTMLElement>(selector)?.focus(options);
  });
}

export function useHeadingFocus() {
  useFocusOnChange("h1", useLocation().pathname, { preventScroll: true });
}
