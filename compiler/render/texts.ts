import type { ContentCollection, ContentFaq, ContentQuiz } from "../read/content-collection";
import { answerHash } from "../../app/domain/faq/answer-hash.server";
import {
  answerTexts,
  type CompiledTexts,
  parseHtml,
  sanitizedTree,
  writeHtml,
} from "../../app/domain/faq/answer-html";
import { type Drawings, findDrawing } from "../figures/drawings";
import type { Glossary } from "../../app/domain/glossary/glossary";
import type { GuideDocument } from "../read/guide-document";
import type { QuizDrawing } from "../../app/domain/quiz/quiz-drawing";
import { paintFigures } from "../figures/paint-figures";
import { termLinker } from "./term-links";

/** The most glossary links in an answer, and in a guide. */
const ANSWER_LINKS = 4;
const GUIDE_LINKS = 8;

/** A question whose answer is the HTML that pages show. */
export type RenderedFaq = ContentFaq & { compiled: CompiledTexts };

type QuizQuestion = ContentQuiz["questions"][number];
type RenderedQuestion = Omit<QuizQuestion, "drawing" | "explanation_drawing"> & {
  drawing: QuizDrawing | null;
  explanation_drawing: QuizDrawing | null;
};
/** A quiz with its drawings. */
export type RenderedQuiz = Omit<ContentQuiz, "questions"> & { questions: RenderedQuestion[] };

export type RenderedCollection = Omit<ContentCollection, "faqs" | "quizzes"> & {
  faqs: RenderedFaq[];
  quizzes: RenderedQuiz[];
};

/** The contents with the HTML that pages show: with drawings, and with links to phone numbers and to the glossary. */
export function renderTexts(collection: ContentCollection): RenderedCollection {
  const { faqs, guides, quizzes, glossary, drawings } = collection;
  return {
    ...collection,
    faqs: renderFaqs(faqs, glossary, drawings),
    quizzes: renderQuizzes(quizzes, drawings),
    guides: renderGuides(guides, glossary, drawings),
  };
}

function renderFaqs(faqs: ContentFaq[], glossary: Glossary | null, drawings: Drawings): RenderedFaq[] {
  const terms = glossary?.terms ?? [];
  const linkTerms = termLinker(terms);
  return faqs.map((faq) => {
    const tree = sanitizedTree(faq.answer);
    // A link to an entry that links back to the question would lead in a circle.
    const leftOut = terms.filter(({ question }) => question === faq.id).map(({ id }) => id);
    linkTerms([tree], ANSWER_LINKS, leftOut);
    paintFigures(tree, drawings);
    const answer = writeHtml(tree);
    return { ...faq, answer, compiled: { hash: answerHash(answer), ...answerTexts(tree) } };
  });
}

function renderGuides(
  guides: GuideDocument[],
  glossary: Glossary | null,
  drawings: Drawings,
): GuideDocument[] {
  const linkTerms = termLinker(glossary?.terms ?? []);
  return guides.map((guide) => {
    const introduction = parseHtml(guide.introduction);
    const sections = guide.sections.map((section) => ({ section, tree: parseHtml(section.html) }));
    const trees = [introduction, ...sections.map(({ tree }) => tree)];
    linkTerms(trees, GUIDE_LINKS);
    for (const tree of trees) paintFigures(tree, drawings);
    return {
      ...guide,
      introduction: writeHtml(introduction),
      sections: sections.map(({ section, tree }) => ({ ...section, html: writeHtml(tree) })),
    };
  });
}

function renderQuizzes(quizzes: ContentQuiz[], drawings: Drawings): RenderedQuiz[] {
  return quizzes.map((quiz) => ({
    ...quiz,
    questions: quiz.questions.map((question) => ({
      ...question,
      drawing: quizDrawing(question.drawing, drawings),
      explanation_drawing: quizDrawing(question.explanation_drawing, drawings),
    })),
  }));
}

/** A drawing as a quiz shows it, which is hidden from screen readers because the page has its text alternative. */
function quizDrawing(named: QuizQuestion["drawing"], drawings: Drawings): QuizDrawing | null {
  const drawing = named && findDrawing(drawings, named.name);
  if (!drawing) return null;
  const svg = drawing.svg.replace(/role="img" aria-label="[^"]*"/, 'aria-hidden="true"');
  return { title: named.title, label: drawing.label, svg };
}
