export type FaqGroup<F> = {
  /** Null if the list is not divided. */
  name: string | null;
  /** The page of the whole group, if there is one. */
  path: string | null;
  faqs: F[];
};

const OTHERS = "Autres questions";

/**
 * A list divided by what `keyOf` reads, in the order of `parts`; within each group the list's order stays. What belongs to no
 * part comes last. A list that is all of one group is not divided.
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

/** The two columns of a wide screen, each read from top to bottom; the first has the odd one. */
export function inColumns<F>(faqs: F[]): F[][] {
  const middle = Math.ceil(faqs.length / 2);
  return [faqs.slice(0, middle), faqs.slice(middle)].filter((column) => column.length > 0);
}
