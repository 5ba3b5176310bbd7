export type RouteHandle = {
  /** Whether React's scripts load, after the first paint. */
  hydrate?: boolean;
  hasSearchField?: boolean;
  searchParams?: string[];
};

/** The cancelable event that the document dispatches before React hydrates it. */
export const HYDRATE_EVENT = "hydrate";

export const HYDRATED_EVENT = "hydrated";

export function knownSearchParams(handles: unknown[]): string[] {
  return handles.flatMap((handle) => {
    const names = isObject(handle) ? handle["searchParams"] : undefined;
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  });
}

/** Whether a route with such a handle is on the page: `hydrate`, `hasSearchField`. */
export function hasHandle(name: "hydrate" | "hasSearchField", handles: unknown[]): boolean {
  return handles.some((handle) => isObject(handle) && handle[name] === true);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
