import type { ContentCollection } from "../../app/domain/editing/content-collection";
import { always, type Once } from "../../app/domain/editing/once";
import { aboutFood, foodsNamedIn } from "../../app/domain/food/food-mentions";
import { tellingRoots } from "../../app/domain/text/word-roots";
import type { RenderedFaq } from "./texts";

/** A few more than a page shows, because some may have been withdrawn in the database. */
const MOST = 6;

/** The share of a name, by the rarity of its words, that a title or a paragraph must contain. */
const LEAST = 0.5;

type Contents = Pick<ContentCollection, "foods" | "situations"> & {
  faqs: (Pick<RenderedFaq, "id" | "question" | "published"> & { compiled: { text: string } })[];
};

/**
 * The ids of the published questions to read about each food, by its id, best first: those that name it in their title, then those
 * whose title shares a word with its rules and that have most of one of its names in their title or in a paragraph.
 */
export function foodReading(
  { foods, faqs, situations }: Contents,
  once: Once = always,
): Record<number, number[]> {
  const shown = faqs
    .filter(({ published }) => published)
    .map(({ id, question, compiled: { text } }) => {
      const texts = [question, ...text.split("\n")];
      const [title = [], ...paragraphs] = once("roots", texts, () => texts.map(tellingRoots));
      const all = new Set([title, ...paragraphs].flat());
      return {
        id,
        question,
        all,
        title: new Set(title),
        paragraphs: paragraphs.map((roots) => new Set(roots)),
      };
    })
    .sort((one, other) => one.id - other.id);
  const frequency = new Map<string, number>();
  for (const { all } of shown) for (const root of all) frequency.set(root, (frequency.get(root) ?? 0) + 1);
  const weight = (roots: string[]) =>
    roots.reduce((sum, root) => sum + Math.log((shown.length + 1) / (frequency.get(root) ?? 1)), 0);

  const readingOf = (food: Contents["foods"][number]): number[] => {
    const names = [...food.name.split(/,|\u202f?:|[()]| ou /), ...food.synonyms]
      .map(tellingRoots)
      .filter((roots) => roots.length > 0)
      .map((roots) => ({ roots, weight: weight(roots) }));
    const share = (text: Set<string>) =>
      Math.max(0, ...names.map((name) => weight(name.roots.filter((root) => text.has(root))) / name.weight));
    const isAbout = aboutFood(food, situations);
    const named = shown.filter(({ question }) => foodsNamedIn([food], question).length > 0);
    const others = shown
      .filter((faq) => !named.includes(faq) && share(faq.all) >= LEAST)
      .map(({ id, question, title, paragraphs }) => {
        const enough = paragraphs.map(share).filter((part) => part >= LEAST);
        const inTitle = share(title);
        const score = (inTitle < LEAST ? 0 : 2 * inTitle) + Math.max(0, ...enough) + enough.length / 100;
        return { id, question, score };
      })
      .filter(({ question, score }) => score > 0 && isAbout(question))
      .sort((one, other) => other.score - one.score);
    return [...named, ...others].slice(0, MOST).map(({ id }) => id);
  };
  return Object.fromEntries(foods.map((food) => [food.id, readingOf(food)]));
}
