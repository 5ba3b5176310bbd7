/** Characters that readers copy with an address from a text: « (voir …/contact). » Each plain or percent-encoded. */
const GLUED = Array.from(".,;:!?…)]}>»›\"'’”*`–— \u00a0\u202f", (character) => {
  const bytes = Array.from(new TextEncoder().encode(character), (byte) => `%${byte.toString(16)}`);
  return `\\${character}|${bytes.join("")}`;
}).join("|");

/** With the look-behind, a long run of punctuation is read once, not once per character. */
const END = new RegExp(`(?<!/|${GLUED})(?:/|${GLUED})+$`, "i");

/**
 * The canonical path: in lower case, without double slashes (a path that begins with `//` leads to another site), without a
 * slash or punctuation at the end. Null if the path is already canonical.
 */
export function canonicalPath(pathname: string): string | null {
  const plain = pathname.replace(/[/\\]{2,}/g, "/").replace(END, "") || "/";
  const canonical = plain.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
  return canonical === pathname ? null : canonical;
}
