import { isMythSlug } from "../../app/questions/categories/category";
import { type ContentCollection, publishedOnly } from "../read/content-collection";
import { PHRASINGS_FOLDER } from "../read/lists";

export const ANSWER_WORDS = { least: 60, most: 260 };
const LEAST_PHRASINGS = 10;
const GUIDE_DESCRIPTION = { least: 90, most: 155 };
const GUIDE_MINUTES = { least: 6, most: 13 };
const GUIDE_SECTIONS = { least: 5, most: 8 };

/** What no schema expresses. Ignores drafts. Each problem names its file. */
export function checkEditorialRules(collection: ContentCollection): string[] {
  const contents = publishedOnly(collection);
  const { guides, quizzes } = contents;
  return [
    ...wrongQuestions(contents),
    ...guides.flatMap((guide) => wrongGuide(guide).map((problem) => `fiches/${guide.slug}.md : ${problem}`)),
    ...quizzes.flatMap(unevenAnswers),
  ];
}

function wrongQuestions({ categories, faqs, phrasings }: ContentCollection): string[] {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const counts = new Map(phrasings.map(({ faq, phrasings: list }) => [faq, list.length]));
  return faqs.flatMap(({ file, id, question, idea, categoryId }) => {
    const slug = slugs.get(categoryId) ?? "";
    const count = counts.get(id) ?? 0;
    const isMyth = isMythSlug(slug);
    const rules: [boolean, string][] = [
      [
        !isIdOf(categoryId, id),
        `« id » : ${id} n’est pas un numéro de ce thème, de ${categoryId}01 à ${categoryId}99, puis de ${categoryId}001 à ${categoryId}999`,
      ],
      [isMyth && idea === undefined, "« idea » manque : un mythe a un verdict"],
      [!isMyth && idea !== undefined, "« idea » est de trop : seul un mythe a un verdict"],
      [isMyth && !/^«.+»$/.test(question), "« question » : la croyance se met entre guillemets « »"],
    ];
    return [
      ...rules.flatMap(([isBroken, problem]) => (isBroken ? [`${file} : ${problem}`] : [])),
      ...(count < LEAST_PHRASINGS
        ? [
            `${PHRASINGS_FOLDER}${slug}.yaml : « ${id} » a ${count} formulations ; il en faut ${LEAST_PHRASINGS}`,
          ]
        : []),
    ];
  });
}

/** Category 2 numbers its questions from 201 to 299, then from 2001 to 2999. */
function isIdOf(categoryId: number, id: number): boolean {
  return [100, 1000].some((size) => Math.floor(id / size) === categoryId);
}

function wrongGuide({ description, sections, readingTime }: ContentCollection["guides"][number]): string[] {
  const outside = (what: string, count: number, { least, most }: { least: number; most: number }) =>
    count < least || count > most ? [`${what} : ${count} ; il en faut ${least} à ${most}`] : [];
  return [
    ...outside("« description », nombre de signes", description.length, GUIDE_DESCRIPTION),
    ...outside("nombre de sections", sections.length, GUIDE_SECTIONS),
    ...outside("minutes de lecture, à 200 mots par minute", Number.parseInt(readingTime), GUIDE_MINUTES),
    ...sections
      .filter(({ subtitles }) => subtitles.length === 0)
      .map(({ title }) => `« ${title} » : la section n’a pas de sous-titre « ### »`),
  ];
}

function unevenAnswers({ file, questions }: ContentCollection["quizzes"][number]): string[] {
  const counts = [1, 2, 3, 4].map((place) => questions.filter(({ correct }) => correct === place).length);
  return Math.max(...counts) - Math.min(...counts) <= 1
    ? []
    : [
        `${file} : « correct » : la bonne réponse est ${counts.map((count, index) => `${count} fois la ${index + 1}`).join(", ")} ; répartissez-les également`,
      ];
}

const MONTHS_BETWEEN_REVIEWS = 12;

/** The published texts whose last review was a year ago or more, oldest first, one line per text. `today` is an ISO date. */
export function dueReviews(
  { faqs, guides, profiles }: Pick<ContentCollection, "faqs" | "guides" | "profiles">,
  today: string,
): string[] {
  const texts = [
    ...faqs.filter(({ published }) => published).map((faq) => ({ on: faq.reviewed_on, what: faq.file })),
    ...guides
      .filter(({ published }) => published)
      .map((guide) => ({ on: guide.reviewedOn, what: `fiches/${guide.slug}.md` })),
    ...profiles.map((profile) => ({ on: profile.reviewed_on, what: `profils/${profile.slug}.md` })),
  ];
  const limit = new Date(today);
  limit.setUTCMonth(limit.getUTCMonth() - MONTHS_BETWEEN_REVIEWS);
  const due = texts.filter(({ on }) => on <= limit.toISOString().slice(0, 10));
  return due.toSorted((one, other) => one.on.localeCompare(other.on)).map(({ on, what }) => `${on}  ${what}`);
}
