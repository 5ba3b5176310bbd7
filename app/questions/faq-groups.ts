export type FaqGroup<F> = {
  /** Null if the list is not grouped. */
  name: string | null;
  /** The path of the page that lists the whole group; null if there is no such page. */
  path: string | null;
  /** The number of questions of the whole group, if known. */
  total?: number | undefined;
  faqs: F[];
};

const OTHERS = "Autres questions";

/**
 * Groups a list by `keyOf`, in the order of `parts`. Each group preserves the order of the list. Entries whose part is unknown
 * come last. If there is only one group, the list is not divided.
 */
export function groupFaqs<F, K>(
  faqs: F[],
  keyOf: (faq: F) => K,
  parts: { key: K; name: string; path: string | null; total?: number | undefined }[],
): FaqGroup<F>[] {
  const known = new Set(parts.map(({ key }) => key));
  const groups = [
    ...parts.map(({ key, name, path, total }) => ({
      ...{ name, path, total },
      faqs: faqs.filter((faq) => keyOf(faq) === key),
    })),
    { name: OTHERS, path: null, total: undefined, faqs: faqs.filter((faq) => !known.has(keyOf(faq))) },
  ].filter((group) => group.faqs.length > 0);
  return groups.length > 1 ? groups : [{ name: null, path: null, faqs }];
}

/** Divides a list into the questions that are shown at first (at most `most`, from the first group) and the rest. */
export function foldGroups<F>(
  groups: FaqGroup<F>[],
  most: number,
): Record<"shown" | "folded", FaqGroup<F>[]> {
  const [first, ...others] = groups;
  if (!first) return { shown: [], folded: [] };
  const rest = first.faqs.slice(most);
  return {
    shown: [{ ...first, faqs: first.faqs.slice(0, most) }],
    folded: [...(rest.length > 0 ? [{ ...first, name: null, path: null, faqs: rest }] : []), ...others],
  };
}

/**
 * The two columns of a wide screen, each read from top to bottom. If the number of questions is odd, the last question comes
 * below both columns, so that no row is half empty.
 */
export function inColumns<F>(faqs: F[]): F[][] {
  const half = Math.floor(faqs.length / 2);
  const columns = [faqs.slice(0, half), faqs.slice(half, 2 * half), faqs.slice(2 * half)];
  return columns.filter((column) => column.length > 0);
}
