import { randomUUID } from "node:crypto";
import { contents, samplePaths, samples } from "../../contents";
import { firstAnswers } from "../../quiz-answers";
import { signForTest } from "../../signing";

const quiz = samples.untimedQuiz;
const count = quiz.questions.length;
const played = { quizId: quiz.id, start: null, answers: firstAnswers(quiz, count - 1) };
const token = "a".repeat(43);
/** What a visitor said of a guide. */
const opinion = signForTest(
  { form: randomUUID(), page: `fiche/${samples.guide.slug}`, step: "non", at: Date.now() },
  "feedback",
);

/** One page of each template: what two pages of a template differ by is their contents. */
export const TEMPLATES = {
  "the home page": "/",
  "a theme": samplePaths.subcategory,
  "the myths": categoryWithFewest(samples.myths),
  "a profile": samplePaths.profile,
  "a search without a term": "/recherche",
  "a search's results": `/recherche?q=${encodeURIComponent(longestWord(samples.question.question))}`,
  "a search without a result": "/recherche?q=zzzz",
  "a question": samplePaths.question,
  "a myth": samplePaths.myth,
  "the list of quizzes": "/quiz",
  "a quiz's first question": samplePaths.untimedQuiz,
  "a timed quiz's first question": samplePaths.timedQuiz,
  "a quiz's last question": `${samplePaths.untimedQuiz}?question=${count}&etat=${signForTest(played)}`,
  "a quiz's result": `${samplePaths.untimedQuiz}?resultat=${signForTest({ ...played, late: false, score: 2 }, "quiz-result")}`,
  "the list of guides": "/fiches-pratiques",
  "a guide": samplePaths.guide,
  "the contact form": "/contact",
  "the thanks for a message": "/contact/merci",
  "the thanks for an opinion, and its form": `/avis/merci?jeton=${opinion}`,
  "the newsletter's form": "/newsletter",
  "the newsletter's confirmation": `/newsletter/confirmer?jeton=${token}`,
  "the glossary": "/glossaire",
  "the site plan": "/plan-du-site",
  "an editorial page": `/${contents.pages[0]?.slug}`,
  "the accessibility statement": "/accessibilite",
  "a quiz question that was not answered": `${samplePaths.untimedQuiz}?aller=suivant&etat=${signForTest({ ...played, answers: [] })}`,
  "an unknown address": "/nulle-part",
  "an unknown theme": "/categorie/zzz",
};

/** The list of a category's subcategory that has the fewest questions. */
function categoryWithFewest({ slug, subcategories }: typeof samples.myths): string {
  const size = (id: number) => contents.faqs.filter(({ subcategoryId }) => subcategoryId === id).length;
  const [smallest] = subcategories.toSorted((one, other) => size(one.id) - size(other.id));
  return `/categorie/${slug}?sous-categorie=${smallest?.slug}`;
}

function longestWord(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.toSorted((one, other) => other.length - one.length)[0] ?? text;
}

/** Pages that the crawl does not reach, or that show what it does not. */
export const PAGES = [
  ...Object.values(TEMPLATES),
  "/recherche?q=fer",
  "/recherche?q=vitamyne%20d",
  "/newsletter/a-confirmer",
  "/avis/merci",
  `/newsletter/desinscrire?jeton=${token}`,
  "/newsletter/confirmer",
  "/profil/zzz",
  "/demande-refusee",
  "/question/999999",
  "/quiz/999999",
  "/fiches-pratiques/zzz",
].filter((path, index, all) => all.indexOf(path) === index);
