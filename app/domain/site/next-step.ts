/** The first related question with a greater id, so that two questions do not send readers to and fro; else the first. */
export function nextQuestion<Q extends { id: number }>(id: number, related: Q[]): Q | undefined {
  return related.find((question) => question.id > id) ?? related[0];
}

/** What to read after a guide: the next of its category, else the next of the list, whose end leads to its start. */
export function nextGuide<G extends { slug: string; category: string }>(
  slug: string,
  guides: G[],
): G | undefined {
  const position = guides.findIndex((guide) => guide.slug === slug);
  const later = guides.slice(position + 1);
  const next = later.find(({ category }) => category === guides[position]?.category) ?? later[0] ?? guides[0];
  return next?.slug === slug ? undefined : next;
}
