/** The path in lower case, with single slashes (`//` would be another site) and none at the end; null if it is canonical. */
export function canonicalPath(pathname: string): string | null {
  const canonical = pathname
    .replace(/[/\\]{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return canonical === pathname ? null : canonical;
}
