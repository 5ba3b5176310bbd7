import type { Tile } from "~/shell/illustration";

/** What heads a group, and what ends it: a link to the questions of the group that are on other pages. */
type Part = { name: string; tile?: Tile; all?: { count: number; path: string } };

export type FaqGroup<F> = Omit<Part, "name"> & {
  /** Null if the list is not grouped. */
  name: string | null;
  faqs: F[];
};

const OTHERS = "Autres questions";

/** Groups a list by `keyOf`, in the order of `parts`, those of unknown parts last; one group alone is not named. */
export function groupFaqs<F, K>(
  faqs: F[],
  keyOf: (faq: F) => K,
  parts: (Part & { key: K })[],
): FaqGroup<F>[] {
  const known = new Set(parts.map(({ key }) => key));
  const groups: FaqGroup<F>[] = [
    ...parts.map(({ key, ...part }) => ({ ...part, faqs: faqs.filter((faq) => keyOf(faq) === key) })),
    { name: OTHERS, faqs: faqs.filter((faq) => !known.has(keyOf(faq))) },
  ].filter((group) => group.faqs.length > 0);
  return groups.length > 1 ? groups : [{ name: null, faqs }];
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
    shown: [{ name: first.name, faqs: first.faqs.slice(0, most) }],
    folded: [...(rest.length > 0 ? [{ name: null, faqs: rest }] : []), ...others],
  };
}

/** The columns of a wide screen, each read from top to bottom; the first has one question more if their number is odd. */
export function inColumns<F>(faqs: F[]): F[][] {
  const half = Math.ceil(faqs.length / 2);
  return [faqs.slice(0, half), faqs.slice(half)].filter((column) => column.length > 0);
}
