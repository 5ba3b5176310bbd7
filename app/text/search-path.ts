export function searchPath(term: string): string {
  return `/recherche?${new URLSearchParams({ q: term.trim() })}`;
}
