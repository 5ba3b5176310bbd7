export type Scheme = "light" | "dark";

/** The tokens of the style sheets, in a colour scheme: the first value of each is the light one, the last the dark one. */
function tokensOf(css: string, scheme: Scheme): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*(#\w+);/g)) {
    if (scheme === "dark" || !tokens.has(name)) tokens.set(name, value);
  }
  return tokens;
}

/**
 * An illustration as an SVG file, its classes written out as attributes in the colours of a scheme: the Content-Security-Policy of
 * files allows no style in them. `art` is art.css, `tokens` the style sheets that have its colours.
 */
export function paintIllustration(svg: string, art: string, tokens: string, scheme: Scheme): string {
  const colors = tokensOf(tokens, scheme);
  const attributes = new Map(
    Array.from(art.matchAll(/\.(art-[\w-]+) \{([^}]*)\}/g), ([, name = "", body = ""]) => [
      name,
      body
        .replaceAll(/var\(--([\w-]+)\)/g, (_, token: string) => colors.get(token) ?? "none")
        .replaceAll(/\s*([\w-]+):\s*([^;]+);\s*/g, '$1="$2" ')
        .trim(),
    ]),
  );
  return svg
    .replace(
      /<svg [^>]*>/,
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="0 0 160 120">',
    )
    .replaceAll(/class="(art-[\w-]+)"/g, (_, name: string) => attributes.get(name) ?? "");
}
