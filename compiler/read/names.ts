import { ContentError } from "./content-files";

/** The lowest similarity at which a name is suggested. */
const MIN_SIMILARITY = 0.5;

/** The Sørensen–Dice similarity of two sets of pieces (0 to 1). */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((piece) => other.has(piece)).length;
  return (2 * shared) / (one.size + other.size || 1);
}

const pairs = (name: string) => new Set(Array.from(name.slice(1), (letter, at) => name[at] + letter));

/** Returns `; vouliez-vous dire « X » ?` with the most similar name, or an empty text if no name is similar. */
export function nearestName(wrong: string, known: readonly string[]): string {
  const [best] = known
    .map((name) => ({ name, likeness: similarity(pairs(wrong), pairs(name)) }))
    .sort((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= MIN_SIMILARITY ? ` ; vouliez-vous dire « ${best.name} » ?` : "";
}

/** A value, and the file and field (`at`) and the entry (`name`) that have it. */
type Unique = { at: string; value: number | string; name: string; group?: number };

/**
 * Refuses values that an earlier entry has.
 * @throws ContentError that names, for a number, the next one that is free in its group
 */
export function refuseRepeats(entries: readonly Unique[]): void {
  const problems = repeats(entries, ({ value }) => value).map(({ entry: { at, value, group }, first }) => {
    const ofGroup = entries.filter((entry) => entry.group === group);
    const free = Math.max(...ofGroup.map((entry) => Number(entry.value))) + 1;
    return `${at} : ${value} sert déjà à ${first.name}${free ? ` ; ${free} est libre` : ""}`;
  });
  if (problems.length > 0) throw new ContentError(...problems);
}

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
