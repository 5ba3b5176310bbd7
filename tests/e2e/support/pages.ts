import { randomUUID } from "node:crypto";
import { contents, firstAnswers, samplePaths, samples } from "../../support/contents";
import { signForTest } from "../../support/signing";

const quiz = samples.untimedQuiz;
const count = quiz.questions.length;
const played = { quizId: quiz.id, start: null, answers: firstAnswers(quiz, count - 1) };
const token = "a".repeat(43);
/** The token of a visitor's feedback on a guide. */
const opinion = signForTest(
  { form: randomUUID(), page: `fiche/${samples.guide.slug}`, step: "non", at: Date.now() },
  "feedback",
);

/** One page per template: pages of the same template differ only in their contents. */
export const TEMPLATES = {
  "the home page": "/",
  "a category": samplePaths.subcategory,
  "the myths": categoryWithFewest(samples.myths),
  "an audience": samplePaths.audience,
  "a search's results": `/recherche?q=${encodeURIComponent(longestWord(samples.question.question))}`,
  "a search without a result": "/recherche?q=zzzz",
  "a question": samplePaths.question,
  "a myth": samplePaths.myth,
  "the list of quizzes": "/quiz",
  "a quiz's first quiz question": samplePaths.untimedQuiz,
  "a timed quiz's first quiz question": samplePaths.timedQuiz,
  "a quiz's last quiz question": `${samplePaths.untimedQuiz}?question=${count}&etat=${signForTest(played)}`,
  "a quiz's result": `${samplePaths.untimedQuiz}?resultat=${signForTest({ ...played, late: false }, "quiz-result")}`,
  "the list of guides": "/fiches-pratiques",
  "a guide": samplePaths.guide,
  "the look-up of foods": "/aliments",
  "a name of several foods": "/aliments?aliment=brie&pour=enceinte",
  "a food for somebody": `${samplePaths.food}?pour=enceinte`,
  "a list of foods": samplePaths.foodList,
  "the list of nutrients": "/nutriments",
  "a nutrient for a pregnant woman": "/nutriments/fer?filtre=enceinte",
  "how long foods keep": "/conservation",
  "the seasons": "/saisons",
  "the contact form": "/contact",
  "the thanks for an opinion, and its form": `/avis/merci?jeton=${opinion}`,
  "the newsletter's form": "/newsletter",
  "the glossary": "/glossaire",
  "the site plan": "/plan-du-site",
  "an editorial page": `/${contents.pages[0]?.slug}`,
  "the accessibility statement": "/accessibilite",
  "an unanswered quiz question": `${samplePaths.untimedQuiz}?aller=2&etat=${signForTest({ ...played, answers: [] })}`,
  "an unknown path": "/nulle-part",
};

/** The path of a category, filtered by its smallest subcategory. */
function categoryWithFewest({ slug, subcategories }: typeof samples.myths): string {
  const size = (id: number) => contents.faqs.filter(({ subcategoryId }) => subcategoryId === id).length;
  const [smallest] = subcategories.toSorted((one, other) => size(one.id) - size(other.id));
  return `/categorie/${slug}?sous-categorie=${smallest?.slug}`;
}

export function longestWord(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.toSorted((one, other) => other.length - one.length)[0] ?? text;
}

/** One page per template, and the pages and page states that the crawl misses because no link leads to them. */
export const PAGES = [
  ...Object.values(TEMPLATES),
  "/recherche",
  "/recherche?q=fer",
  "/recherche?q=vitamyne%20d",
  "/contact/merci",
  "/newsletter/a-confirmer",
  `/newsletter/confirmer?jeton=${token}`,
  "/avis/merci",
  `/newsletter/desinscrire?jeton=${token}`,
  "/newsletter/confirmer",
  "/categorie/zzz",
  "/profil/zzz",
  samplePaths.food,
  "/aliments/999999",
  "/aliments/pour/zzz",
  "/aliments?aliment=yaourdt",
  "/aliments?aliment=zzzzzz",
  "/conservation?aliment=riz",
  "/conservation?aliment=zzzzzz",
  "/conservation?lieu=congelateur",
  "/conservation?lieu=frigo&etat=ferme",
  "/saisons/fevrier",
  "/demande-refusee",
  "/question/999999",
  "/quiz/999999",
  "/fiches-pratiques/zzz",
];

/** Runs in a page: opens all disclosures, so that their contents are checked too. */
export function openDisclosures(): void {
  for (const item of document.querySelectorAll("details")) {
    item.removeAttribute("name");
    item.open = true;
  }
}
