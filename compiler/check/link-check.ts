import type { ContentCollection } from "../read/content-collection";
import { audiencePath } from "../../app/questions/audiences/audience";
import { categoryPath } from "../../app/questions/categories/category";
import { FOODS_PATH } from "../../app/foods/food";
import { MONTH_SLUGS, SEASONS_PATH } from "../../app/foods/seasons/season";
import { situationPath } from "../../app/foods/look-up/situation";
import { STORAGE_PATH } from "../../app/foods/storage/storage";
import { guidePath } from "../../app/guides/guide";
import { nutrientPath, NUTRIENTS_PATH } from "../../app/foods/nutrients/nutrient";
import { questionPath } from "../../app/questions/faq";
import { leadingId } from "../../app/text/row-id";
import { quizPath } from "../../app/quiz/quiz";
import { SITE_PLAN_PATH } from "../../app/pages/site-plan";
import { GLOSSARY_PATH } from "../../app/glossary/glossary";
import { nearestName } from "../read/content-fields";

const FIXED_PATHS = [
  ...["/", "/quiz", "/fiches-pratiques", "/recherche", "/contact", "/newsletter"],
  ...[GLOSSARY_PATH, SITE_PLAN_PATH, FOODS_PATH, STORAGE_PATH, SEASONS_PATH, NUTRIENTS_PATH],
  ...["/aliments.json", "/conservation.json", "/llms.txt"],
  ...MONTH_SLUGS.map((month) => `${SEASONS_PATH}/${month}`),
];

export function knownPaths(contents: ContentCollection): Set<string> {
  return new Set([
    ...FIXED_PATHS,
    ...contents.categories.map(({ slug }) => categoryPath(slug)),
    ...contents.profiles.map(({ slug }) => audiencePath(slug)),
    ...contents.guides.map(({ slug }) => guidePath(slug)),
    ...contents.quizzes.map(({ id }) => quizPath(id)),
    ...contents.pages.map(({ slug }) => `/${slug}`),
    ...contents.faqs.map(questionPath),
    ...contents.foods.map(({ path }) => path),
    ...contents.nutrition.nutrients.map(({ slug }) => nutrientPath(slug)),
    ...contents.situations.map(({ key }) => situationPath(key)),
  ]);
}

/** Returns a function that finds wrong links. `known` contains the paths of the site, which has no drafts. */
export function linkCheck(known: Set<string>, collection: ContentCollection) {
  const all = knownPaths(collection);
  const problemsOf = (url: string): string[] => {
    if (!url.startsWith("/"))
      return /^(https|mailto):/.test(url) ? [] : [`le lien « ${url} » n’est ni interne ni en https`];
    const [path = "", search = ""] = url.replace(/#.*$/, "").split("?");
    if (known.has(path)) return wrongSituation(url, path, search, collection);
    if (all.has(path))
      return [`le lien « ${url} » mène à un texte qui n’est pas publié : ôtez le lien, ou publiez le texte`];
    const right = rightPath(path, collection);
    const remedy = right ? ` ; écrivez ${right}` : nearestName(lastPart(path), [...known].map(lastPart));
    return [`le lien « ${url} » ne mène nulle part${remedy}`];
  };
  return (links: string[]) => links.flatMap(problemsOf);
}

const lastPart = (path: string) => path.split("/").at(-1) ?? "";

/** The current path of the question or food whose id is in this path, or of the question that replaces it. */
function rightPath(path: string, { faqs, foods }: ContentCollection): string | undefined {
  const id = leadingId(path.replace(/^\/question\//, ""));
  const faq = faqs.find(
    (candidate) => candidate.published && [candidate.id, ...candidate.replaces].some((known) => known === id),
  );
  if (faq) return questionPath(faq);
  const [, foodId] = /^\/aliments\/(\d+)(?:-|$)/.exec(path) ?? [];
  return foods.find((food) => String(food.id) === foodId)?.path;
}

function wrongSituation(url: string, path: string, search: string, collection: ContentCollection): string[] {
  const key = new URLSearchParams(search).get("pour");
  const isKnown = collection.situations.some((situation) => situation.key === key);
  if (key === null || !path.startsWith(FOODS_PATH) || isKnown) return [];
  return [`le lien « ${url} » : « ${key} » n’est pas une situation`];
}
