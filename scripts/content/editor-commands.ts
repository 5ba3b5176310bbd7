import slugify from "@sindresorhus/slugify";
import { type ContentCollection, nextFaqId, nextQuizId } from "../../compiler/read/content-collection";
import type { ContentFiles } from "../../compiler/read/content-files";
import { foodPath } from "../../app/foods/food";
import { quizPath } from "../../app/quiz/quiz";
import { nearestName } from "../../compiler/read/names";
import { ContentError } from "../../compiler/read/parse-content";
import { questionPath } from "../../app/questions/faq";

const FILE_NAME_LENGTH = 50;

export type NewFile = { path: string; text: string; page: string };

/** What an editor asks for: `where` is a category, or a shelf with a family of foods. `today` is an ISO date. */
export type Wanted = { where: string; title: string; today: string };

/**
 * The unpublished file of a new question, with the category's next id, the day's next `order` and all fields.
 * @throws ContentError if the category is unknown or the question exists
 */
export function newQuestion(
  { categories, faqs }: Pick<ContentCollection, "categories" | "faqs">,
  { where: theme, title: question, today }: Wanted,
): NewFile {
  const category = oneOf(categories, theme, ({ slug }) => slug, "un thème");
  const same = faqs.find((faq) => slugify(faq.question) === slugify(question));
  if (same) throw new ContentError(`Cette question est déjà dans ${same.file}.`);
  const orders = faqs.filter(({ created_on }) => created_on === today).map(({ order }) => order);
  const id = nextFaqId(faqs, category.id);
  const subcategories = category.subcategories.map(({ slug }) => slug);
  const frontMatter = [
    `id: ${id}`,
    `question: ${JSON.stringify(question)}`,
    `subcategory: ${subcategories[0] ?? ""}   # ${subcategories.join(", ")}`,
    "audience: tous-publics   # sportifs, parents, seniors, tous-publics ; ou supprimez la ligne",
    "difficulty: facile   # facile, moyen, avancé",
    "published: false   # supprimez la ligne quand la réponse est prête",
    `created_on: ${today}`,
    `order: ${Math.max(...orders, 0) + 1}`,
    `reviewed_on: ${today}`,
    "sources: []   # une à six clés de sources.yaml",
  ];
  return {
    page: questionPath({ id, question }),
    path: `faq/${theme}/${fileName(question)}.md`,
    text: `---\n${frontMatter.join("\n")}\n---\n\nLa première phrase répond.\n`,
  };
}

/** Creates the unpublished file of a new quiz, with one question to copy. @throws ContentError if the category is unknown */
export function newQuiz(
  { categories, quizzes }: Pick<ContentCollection, "categories" | "quizzes">,
  { where: theme, title, today }: Wanted,
): NewFile {
  const { slug } = oneOf(categories, theme, (category) => category.slug, "un thème");
  const id = nextQuizId(quizzes);
  return {
    page: quizPath(id),
    path: `quiz/${fileName(title)}.yaml`,
    text: `id: ${id}
title: ${JSON.stringify(title)}
description: "Une phrase : ce que l’on saura."
category: ${slug}
difficulty: facile   # facile, moyen, avancé
published: false   # supprimez la ligne quand le quiz a 8 à 12 questions
created_on: ${today}
questions:
  - question: "La question ?"
    answers:
      - "Une réponse"
      - "Une deuxième"
      - "Une troisième"
      - "Une quatrième"
    correct: 1   # de 1 à 4, à répartir également
    explanation: "Pourquoi, en une ou deux phrases."
    sources: []   # une clé de sources.yaml, ou plus
`,
  };
}

/**
 * Adds a food, which is not shown before its advice is written, to the file of a shelf. `where` is its shelf and its family:
 * « oeufs/oeuf-cru ». @throws ContentError if one of them is unknown, or if a food has the name
 */
export function newFood(
  { foods, withdrawnFoods, kins }: Pick<ContentCollection, "foods" | "withdrawnFoods" | "kins">,
  { where, title: name }: Wanted,
  files: ContentFiles,
): NewFile {
  const shelves = Object.keys(files).flatMap((path) => /^aliments\/(.+)\.yaml$/.exec(path)?.[1] ?? []);
  const known = shelves.filter((each) => each !== "familles");
  const [shelf = "", wanted = ""] = where.split("/");
  const path = `aliments/${oneOf(known, shelf, (each) => each, "un rayon")}.yaml`;
  const kin = oneOf(kins, wanted, ({ key }) => key, "une famille ; écrivez « rayon/famille »");
  const namesOf = (food: (typeof foods)[number]) => [...food.name.split(","), ...food.synonyms];
  const same = foods.find((food) => namesOf(food).some((each) => slugify(each) === slugify(name)));
  if (same) throw new ContentError(`« ${same.name} » a déjà ce nom : ${same.path}.`);
  const id = Math.max(0, ...foods.map((food) => food.id), ...withdrawnFoods) + 1;
  const entry = `  - id: ${id}
    cle: ${fileName(name)}
    nom: ${JSON.stringify(name)}
    synonymes: []
    famille: ${kin.key}
    publie: false   # supprimez la ligne quand ses conseils sont écrits
`;
  // Its list ends where the next list of the file begins.
  const [before = "", foodList = "", after = ""] = (files[path] ?? "").split(
    /^(aliments:\n(?:[ #].*\n|\n)*)/m,
  );
  return { page: foodPath({ id, name }), path, text: `${before}${foodList}${entry}${after}` };
}

function fileName(title: string): string {
  const words = slugify(title, { decamelize: false });
  const name =
    words.length > FILE_NAME_LENGTH ? words.slice(0, FILE_NAME_LENGTH).replace(/-[^-]*$/, "") : words;
  return name || "texte";
}

/** @throws ContentError with the nearest name and all names */
function oneOf<T>(all: readonly T[], wanted: string, nameOf: (each: T) => string, what: string): T {
  const found = all.find((each) => nameOf(each) === wanted);
  if (found !== undefined) return found;
  const names = all.map(nameOf);
  throw new ContentError(
    `« ${wanted} » n’est pas ${what}${nearestName(wanted, names)} : choisissez parmi ${names.join(", ")}.`,
  );
}
