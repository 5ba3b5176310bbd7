import { useLocation, useNavigation } from "@remix-run/react";

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
