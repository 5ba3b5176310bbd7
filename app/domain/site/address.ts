/**
 * The canonical path: lower case, single slashes, none at its end. Null when the path is canonical already. Escapes stay
 * as they are. It never starts with two slashes, which would name another site.
 */
export function canonicalPath(pathname: string): string | null {
  const right = pathname
    .replace(/[/\\]{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return right === pathname ? null : right;
}
