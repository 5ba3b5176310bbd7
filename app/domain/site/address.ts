/**
 * The canonical path: in lower case, without double slashes (a path that begins with `//` leads to another site), without a
 * slash at the end. Null if the path is already canonical.
 */
export function canonicalPath(pathname: string): string | null {
  const canonical = pathname
    .replace(/[/\\]{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return canonical === pathname ? null : canonical;
}
