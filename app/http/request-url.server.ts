/**
 * The normalised path and query of a request (RFC 3986, 6.2.2): unneeded escapes are decoded, an invalid `%`
 * becomes `%25`, an absolute URL (RFC 9112, 3.2) becomes its path.
 */
export function requestTarget(url: string): string {
  const path = url.startsWith("/") ? url : pathOf(url);
  return withoutLegacyData(decodable(path).replace(/%[0-9a-f]{2}/gi, plainLetter));
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return "/";
  const { pathname, search } = new URL(url);
  return pathname.startsWith("/") ? pathname + search : "/";
}

function decodable(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replace(/%(?:[0-9a-f]{2}(?:%[89ab][0-9a-f])*)?/gi, (escape) => {
      try {
        decodeURIComponent(escape);
        return escape;
      } catch {
        return escape.replaceAll("%", "%25");
      }
    });
  }
}

function plainLetter(escape: string): string {
  const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return /[\w.~-]/.test(letter) ? letter : escape;
}

/** `_data` would make Remix return a route's bare data; no page of this site uses it. */
function withoutLegacyData(url: string): string {
  const [path = "", query] = url.split(/\?(.*)/s);
  if (!query?.includes("_data")) return url;
  const kept = query.split("&").filter((parameter) => parameter.split("=")[0] !== "_data");
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}

/** Whether this is a valid `Host`, with or without a port. */
export function isHost(host: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
