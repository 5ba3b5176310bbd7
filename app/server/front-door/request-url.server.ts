/** The path and query, normalized (RFC 3986, 6.2.2) and without tracking parameters. */
export function requestTarget(url: string): string {
  const path = url.startsWith("/") ? url : pathOf(url);
  return withoutIgnored(decodable(path).replace(/%[0-9a-f]{2}/gi, plainLetter));
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return "/";
  const { pathname, search } = new URL(url);
  return pathname.startsWith("/") ? pathname + search : "/";
}

/** If one escape is wrong, all are text. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}

function plainLetter(escape: string): string {
  const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return /[\w.~-]/.test(letter) ? letter : escape;
}

const TRACKING =
  "(?:utm|pk|mtm|matomo|at)_\\w+|[a-z]{0,3}clk?id|gclsrc|[gw]braid|igshid|igsh|li_fat_id|epik|srsltid|_ga|_gl|mc_[ce]id|mkt_tok|_hsenc|_hsmi|xtor";

/** With `_data`, Remix would return a route's data without the page. */
const IGNORED = new RegExp(`^(?:_data|${TRACKING})(?:=|$)`, "i");

function withoutIgnored(url: string): string {
  const [path = "", query] = url.split(/\?(.*)/s);
  if (query === undefined) return url;
  const parameters = query.split("&");
  const read = parameters.filter((parameter) => !IGNORED.test(parameter));
  if (read.length === parameters.length) return url;
  return read.length > 0 ? `${path}?${read.join("&")}` : path;
}

export function isHost(host: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}
