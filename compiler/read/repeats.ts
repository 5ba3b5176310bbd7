/** The entries whose key an earlier entry has, each with the first of them. */
export function repeats<T>(entries: readonly T[], keyOf: (entry: T) => unknown): { entry: T; first: T }[] {
  const known = new Map<unknown, T>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const first = known.get(key);
    if (first !== undefined) return { entry, first };
    known.set(key, entry);
    return [];
  });
}
