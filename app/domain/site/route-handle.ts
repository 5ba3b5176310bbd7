export type RouteHandle = {
  /** The page needs JavaScript; others ship none. */
  hydrate?: boolean;
  /** The page has a search field, whose suggestions come with the first focus. */
  hasSearchField?: boolean;
  /** The query parameters that change the page. */
  searchParams?: string[];
};

export function knownSearchParams(handles: unknown[]): string[] {
  return handles.flatMap((handle) => {
    const names = isObject(handle) ? handle["searchParams"] : undefined;
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  });
}

export function hasSearchField(handles: unknown[]): boolean {
  return handles.some((handle) => isObject(handle) && handle["hasSearchField"] === true);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
