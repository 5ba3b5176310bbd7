/** The arguments of a loader for a request of this path. */
export const at = (
  path: string,
  params: Record<string, string> = {},
  headers: Record<string, string> = {},
) => ({ request: new Request(`http://site.test${path}`, { headers }), params, context: {} });
