import slugify from "@sindresorhus/slugify";
import { isIllustration } from "../figures/drawings";
import { NO_EMERGENCY } from "../../app/search/urgent/urgent-model";
import { COMPOSITION_FILE, NUTRIENTS_FILE } from "../read/composition-file";
import { type ContentCollection, publishedOnly } from "../read/content-collection";
import { FOODS_FOLDER } from "../read/foods-file";
import { GLOSSARY_FILE } from "../read/glossary-file";
import { type ExpectedSearch, PROOFREADINGS_FILE, SUGGESTED_PAGES_FILE } from "../read/lists";
import { nearestName } from "../read/content-fields";
import { SITUATIONS_FILE } from "../read/situations-file";
import { URGENCES_FILE, URGENCES_SAMPLES_FILE } from "../read/urgences-file";

/** The names of entries of other files that a file contains. */
type Naming = { file: string; names: (string | number | null | undefined)[] };

/** Finds names that files use for entries of other files, where there is no such entry. `paths` are those of the site's pages. */
export function checkReferences(
  collection: ContentCollection,
  searches: readonly ExpectedSearch[],
  paths: ReadonlySet<string>,
): string[] {
  const { foods, withdrawnFoods, storages, situations, composition, nutrition } = collection;
  const { urgences, urgentSamples, glossary, phrasings, categories, proofreadings } = collection;
  const { faqs, quizzes } = publishedOnly(collection);
  const illustrations = Object.keys(collection.drawings).filter(
    (name) => isIllustration(name) && !name.startsWith("page-"),
  );
  const featured = situations.filter(({ isFeatured }) => isFeatured).map(({ key }) => `situation-${key}`);
  const namings: [what: string, known: (string | number)[], namings: Naming[]][] = [
    [
      "un aliment",
      [...foods, ...withdrawnFoods].map(({ key }) => key),
      [
        ...storages.map(({ family, foodKeys }) => ({
          file: `${FOODS_FOLDER}${family}.yaml`,
          names: foodKeys,
        })),
        { file: SITUATIONS_FILE, names: situations.flatMap(({ warningFoods = [] }) => warningFoods) },
        { file: COMPOSITION_FILE, names: composition.map(({ foodKey }) => foodKey) },
      ],
    ],
    [
      "une question publiée",
      faqs.map(({ id }) => id),
      [
        { file: GLOSSARY_FILE, names: (glossary?.terms ?? []).map(({ question }) => question) },
        { file: SITUATIONS_FILE, names: situations.map(({ question }) => question) },
        { file: NUTRIENTS_FILE, names: nutrition.nutrients.map(({ question }) => question) },
        { file: PROOFREADINGS_FILE, names: proofreadings.map(({ question }) => question) },
        { file: "categories.yaml", names: categories.map(({ popular }) => popular) },
        ...quizzes.map(({ file, questions }) => ({ file, names: questions.map(({ faq }) => faq) })),
        ...searches.map(({ file, reponses }) => ({ file, names: reponses })),
      ],
    ],
    [
      "une question",
      collection.faqs.map(({ id }) => id),
      phrasings.map(({ file, faq }) => ({ file, names: [faq] })),
    ],
    [
      "le dessin d’un thème, d’un profil, d’un quiz, d’une fiche, d’une famille, d’un fruit, d’une situation ou d’une question de l’accueil",
      illustrationNames(collection),
      illustrations.map((name) => ({ file: `drawings/${name}.svg`, names: [name] })),
    ],
    ["un dessin de content/drawings/", illustrations, [{ file: SITUATIONS_FILE, names: featured }]],
    [
      "une page du site",
      [...paths],
      [
        { file: SUGGESTED_PAGES_FILE, names: collection.suggestedPages.map(({ page }) => page) },
        { file: URGENCES_FILE, names: urgences.cards.map(({ page }) => page?.path) },
      ],
    ],
    [
      `une carte de ${URGENCES_FILE}`,
      [NO_EMERGENCY, ...urgences.cards.map(({ key }) => key)],
      [
        {
          file: URGENCES_SAMPLES_FILE,
          names: Object.keys({ ...urgentSamples.plain, ...urgentSamples.heldOut }),
        },
      ],
    ],
  ];
  return namings.flatMap(([what, all, files]) => {
    const known = new Set<unknown>([...all, null, undefined]);
    const texts = all.filter((name) => typeof name === "string");
    return files.flatMap(({ file, names }) =>
      names
        .filter((name) => !known.has(name))
        .map((name) => `${file} : « ${name} » n’est pas ${what}${nearestName(String(name), texts)}`),
    );
  });
}

function illustrationNames(contents: ContentCollection): string[] {
  const { categories, profiles, quizzes, guides, foodFamilies, kins, produce, situations } = contents;
  return [
    ...categories.map(({ slug }) => `theme-${slug}`),
    ...categories.flatMap(({ subcategories }) => subcategories.flatMap(({ drawing }) => drawing ?? [])),
    ...categories.map(({ popular }) => `question-${popular}`),
    ...profiles.map(({ slug }) => `profil-${slug}`),
    ...quizzes.map(({ id }) => `quiz-${id}`),
    ...guides.map(({ slug }) => `fiche-${slug}`),
    ...foodFamilies.map(({ slug }) => `aliment-${slug}`),
    ...kins.map(({ key }) => `aliment-${key}`),
    ...produce.map(({ name }) => `saison-${slugify(name)}`),
    ...situations.map(({ key }) => `situation-${key}`),
  ];
}
