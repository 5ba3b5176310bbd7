export type NextLink = {
  title: string;
  path: string;
  kind: "Outil" | "Question" | "Aliment" | "Fiche" | "Quiz" | "Thème";
};

const READ_NEXT = 5;

export function readNext(
  questions: readonly NextLink[],
  others: readonly (NextLink | undefined)[],
): NextLink[] {
  const last = others.flatMap((link) => link ?? []);
  return [...questions.slice(0, READ_NEXT - last.length), ...last];
}

/** The first related question with a greater id, so that two questions do not link to each other; else the first one. */
export function nextQuestion<Q extends { id: number }>(id: number, related: Q[]): Q | undefined {
  return related.find((question) => question.id > id) ?? related[0];
}

/** The next guide of the same category, else the next guide of the list, whose first guide follows its last. */
export function nextGuide<G extends { slug: string; category: string }>(
  slug: string,
  guides: G[],
): G | undefined {
  const position = guides.findIndex((guide) => guide.slug === slug);
  const later = guides.slice(position + 1);
  const next = later.find(({ category }) => category === guides[position]?.category) ?? later[0] ?? guides[0];
  return next?.slug === slug ? undefined : next;
}
