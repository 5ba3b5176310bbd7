/** The path and query of a request with every `%` that starts no UTF-8 sequence written as `%25`. */
export function decodableUrl(url: string): string {
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
