/**
 * The one spelling of a path: lower case, single slashes, none at its end. Null when it is spelt so already. Escapes stay
 * as they are. It never begins with two slashes, which would lead to another site.
 */
export function canonicalPath(pathname: string): string | null {
  const right = pathname
    .replace(/[/\\]{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return right === pathname ? null : right;
}
