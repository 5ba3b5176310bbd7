export type FaqGroup<F> = {
  /** Null if the list is not grouped. */
  name: string | null;
  /** The page of the whole group, if there is one. */
  path: string | null;
  faqs: F[];
};

const OTHERS = "Autres questions";

/**
 * Groups a list by `keyOf`, in the order of `parts`; each group preserves the order of the list. Entries without a known part
 * come last. A list with a single group is not divided.
 */
export function groupFaqs<F, K>(
  faqs: F[],
  keyOf: (faq: F) => K,
  parts: { key: K; name: string; path: string | null }[],
): FaqGroup<F>[] {
  const known = new Set(parts.map(({ key }) => key));
  const groups = [
    ...parts.map(({ key, name, path }) => ({ name, path, faqs: faqs.filter((faq) => keyOf(faq) === key) })),
    { name: OTHERS, path: null, faqs: faqs.filter((faq) => !known.has(keyOf(faq))) },
  ].filter((group) => group.faqs.length > 0);
  return groups.length > 1 ? groups : [{ name: null, path: null, faqs }];
}

/** The two columns of a wide screen, each read from top to bottom; the first gets the extra entry. */
export function inColumns<F>(faqs: F[]): F[][] {
  const middle = Math.ceil(faqs.length / 2);
  return [faqs.slice(0, middle), faqs.slice(middle)].filter((column) => column.length > 0);
}
