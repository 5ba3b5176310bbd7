/**
 * The path and query of a request, spelt as the site's own links are (RFC 3986, 6.2.2): escapes of letters, digits and
 * `-._~` are decoded, a `%` that starts no UTF-8 sequence is `%25`. The forms that name a host, or no path at all
 * (RFC 9112, 3.2), become their path.
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

/** `_data` asks Remix for a route's bare data as its first versions did: no page of this site does. */
function withoutLegacyData(url: string): string {
  const [path = "", query] = url.split(/\?(.*)/s);
  if (!query?.includes("_data")) return url;
  const kept = query.split("&").filter((parameter) => parameter.split("=")[0] !== "_data");
  return kept.length > 0 ? `${path}?${kept.join("&")}` : path;
}

/** Whether this is a host, with or without a port, as `Host` names one. */
export function isHost(host: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
