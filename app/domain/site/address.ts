/** Lower case, single slashes, none at the end (`//` would name another site); null if already so. */
export function canonicalPath(pathname: string): string | null {
  const canonical = pathname
    .replace(/[/\\]{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return canonical === pathname ? null : canonical;
}
