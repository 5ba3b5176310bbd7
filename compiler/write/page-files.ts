import { extname } from "node:path";
import type { ContentCollection } from "../read/content-collection";
import { digestOf, markdownPath, type PageFile, pdfPath } from "../../app/server/compiled/page-files";
import {
  audienceCard,
  categoryCard,
  guideCard,
  listCard,
  quizCard,
  type ShareCard,
  siteCard,
} from "../../app/machines/share-cards";
import { audienceTone } from "../../app/questions/audiences/audience";
import { categoryTone, isMythSlug, MYTHS_SLUG } from "../../app/questions/categories/category";
import { questionPath } from "../../app/questions/faq";
import { listSheet } from "../../app/foods/look-up/food-list";
import { situationPath } from "../../app/foods/look-up/situation";
import { withoutTrees } from "../read/read-guide";
import { guidePath } from "../../app/guides/guide";
import { SITUATIONS_FILE } from "../read/situations-file";
import { compilerDigest } from "../../scripts/build/cached-file";
import { guideAsTypst, listAsTypst, makePdf, makeShareImage, shareImageAsTypst } from "../render/typst";
import { foodMarkdown, guideMarkdown, questionMarkdown } from "../render/page-markdown";
import { foodText, questionText } from "../../app/machines/page-texts";

/** A file for the path at which the site serves it, made only if there is none of this name yet. */
export type FileToWrite = PageFile & { path: string; make: () => string | Buffer | Promise<Buffer> };

/** The PDF files, Markdown texts and share images of contents. In a preview, drafts have theirs too. */
export function pageFiles(contents: ContentCollection): FileToWrite[] {
  return [...shareImages(contents), ...pdfs(contents), ...markdownTexts(contents)];
}

let compiler: string | undefined;

/** `shown` is what the page shows from the database: once this changes, the file is stale. */
function fileOf(path: string, source: unknown, make: FileToWrite["make"], shown?: unknown): FileToWrite {
  const name = `${digestOf([(compiler ??= compilerDigest()), source])}${extname(path)}`;
  return { path, name, madeFrom: shown === undefined ? undefined : digestOf(shown), make };
}

const SITE_DRAWING = "image-de-partage";
const BASKET = "profil-tous-publics";

function shareImages(contents: ContentCollection): FileToWrite[] {
  const { categories, profiles, guides, quizzes, situations, drawings } = contents;
  const image = (card: ShareCard, ...names: string[]): FileToWrite => {
    const drawing = names.flatMap((name) => drawings[name] ?? [])[0];
    const source = shareImageAsTypst(card, drawing);
    return fileOf(card.path, source, () => makeShareImage(source), card);
  };
  const themeDrawing = (slug: string) => `theme-${isMythSlug(slug) ? MYTHS_SLUG : slug}`;
  const known = categories.map((category) => ({
    ...{ id: category.id, slug: category.slug, title: category.name },
    ...{ isMyths: isMythSlug(category.slug), color: categoryTone(category) },
  }));
  return [
    image(siteCard, SITE_DRAWING),
    ...known.map((category) => image(categoryCard(category), themeDrawing(category.slug), BASKET)),
    ...profiles.map((profile) =>
      image(
        audienceCard({ ...profile, tone: audienceTone(profile.gradient) }),
        `profil-${profile.slug}`,
        BASKET,
      ),
    ),
    ...guides.map((guide) => image(guideCard(guide), `fiche-${guide.slug}`, BASKET)),
    ...quizzes.flatMap((quiz) => {
      const category = known.find(({ id }) => id === quiz.categoryId);
      if (!category) return [];
      const { slug, title: name, color: tone } = category;
      const card = quizCard({ id: quiz.id, title: quiz.title, category: { slug, name, tone } });
      return image(card, `quiz-${quiz.id}`, themeDrawing(slug), BASKET);
    }),
    ...situations.map((situation) => image(listCard(situation), `situation-${situation.key}`, SITE_DRAWING)),
  ];
}

function pdfs({ guides, foods, foodFamilies, situations }: ContentCollection): FileToWrite[] {
  const pdf = (page: string, file: string, source: string, shown?: unknown) =>
    fileOf(pdfPath(page), source, () => makePdf(file, source), shown);
  // In the order of the database, on which the order of publishers depends.
  const byId = foods.toSorted((one, other) => one.id - other.id);
  return [
    ...guides.map((guide) => pdf(guidePath(guide.slug), `fiches/${guide.slug}.md`, guideAsTypst(guide))),
    ...situations.flatMap((situation) => {
      const sheet = listSheet(situation, byId, foodFamilies);
      if (!sheet) return [];
      return pdf(situationPath(situation.key), SITUATIONS_FILE, listAsTypst(situation, sheet), sheet);
    }),
  ];
}

function markdownTexts(contents: ContentCollection): FileToWrite[] {
  const { faqs, foods, storages, guides, situations, categories } = contents;
  const questions = faqs.flatMap((faq) => {
    const category = categories.find(({ id }) => id === faq.categoryId);
    if (!category) return [];
    const text = questionText({
      ...{ question: faq.question, path: questionPath(faq), category, idea: faq.idea?.trim() || null },
      ...{ answer: faq.answer, sources: faq.sources },
      reviewedOn: faq.reviewed_on,
    });
    return fileOf(markdownPath(text.path), text, () => questionMarkdown(text), text);
  });
  const byName = storages.toSorted((one, other) => one.name.localeCompare(other.name, "fr"));
  return [
    ...questions,
    ...foods.map((food) => {
      const text = foodText(
        food,
        byName.filter(({ foodKeys }) => foodKeys.includes(food.key)),
      );
      const make = () => foodMarkdown(text, situations);
      return fileOf(markdownPath(food.path), [text, situations], make, text);
    }),
    ...guides.map((document) => {
      const guide = withoutTrees(document);
      return fileOf(markdownPath(guidePath(guide.slug)), guide, () => guideMarkdown(guide));
    }),
  ];
}
