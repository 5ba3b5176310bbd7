export type RouteHandle = {
  /** When the page's scripts load. If missing, they never load. */
  hydrate?: "at-once" | "on-interaction";
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

/** When a page with these route handles loads React's scripts; undefined if never. */
export function hydration(handles: unknown[]): RouteHandle["hydrate"] {
  const wanted = handles.map((handle) => (isObject(handle) ? handle["hydrate"] : undefined));
  return (["at-once", "on-interaction"] as const).find((hydrate) => wanted.includes(hydrate));
}

export function hasSearchField(handles: unknown[]): boolean {
  return handles.some((handle) => isObject(handle) && handle["hasSearchField"] === true);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
