import { audiencePath } from "../../../app/questions/audiences/audience";
import { questionPath } from "../../../app/questions/faq";
import { DEFAULT_PASSING_SCORE } from "../../../app/quiz/quiz-rules";
import { GUIDE_SLUGS, guideCategories } from "../../../app/guides/guide";
import {
  contents,
  faqs,
  foodOf,
  guideTitle,
  mythOf,
  newestFirst,
  one,
  overviewOf,
  PAGE_SIZE,
  questionsIn,
  quizzes,
  regularCategories,
  samplePaths,
  samples,
} from "../../support/contents";
import { elements, named, plain, textOf, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";
import { longestWord } from "../support/pages";

// What pages say, read from their HTML without a browser.

const searchPath = (q: string) => `/recherche?${new URLSearchParams({ q })}`;
const foodPath = (key: string) => foodOf(key).path;
const urgent = (key: string) => searchPath(one(contents.urgentSamples.plain[key] ?? [], key));
const CALLS = "Une urgence ? 15 ou 112 · par SMS : 114";

const popular = regularCategories
  .slice(0, 4)
  .flatMap((category) => questionsIn(category).filter(({ id }) => id === category.popular));
const ofLongAudience = newestFirst(faqs.filter(({ audience }) => audience === samples.longAudience.slug));
const listedMyths = overviewOf(samples.myths).flatMap(({ faqs: own }) => own);
const wrongMyth = mythOf("Faux");
const secondPage = audiencePath(samples.longAudience.slug, 2);
const latestQuizzes = newestFirst(quizzes).slice(0, 3);
const asked = samples.question.question.replace(/[\s?]+$/, "");
/** The question with a letter of its longest word doubled. */
const mistyped = asked.replace(longestWord(asked), (word) => word.replace(/.{4}/, "$&" + word.charAt(3)));
const SPICE = "/aliments/118-curcuma-en-cuisine";
const ofSubcategory = questionsIn(samples.category, samples.subcategory);

/** By page: texts of its main part, in this order. */
const SHOWN: Record<string, string[]> = {
  "/": [
    ...["Brie enceinte À éviter", "Comté enceinte Oui", "Miel bébé de 6 à 12 mois À éviter"],
    "Thon en boîte enceinte À limiter",
    ...regularCategories.flatMap((category) => [`${questionsIn(category).length} FAQs`, category.name]),
    ...popular.map(({ question }) => question),
    ...latestQuizzes.flatMap(
      ({ difficulty, title, questions, passing_score: score = DEFAULT_PASSING_SCORE }) => [
        ...[title, difficulty, `${questions.length} questions`, `Score de passage : ${score}%`],
      ],
    ),
  ],
  // What visitors believe and what is true must never be confused.
  [samplePaths.myths]: [
    ...["Attention : certaines", "Mythes à débunker", `${questionsIn(samples.myths).length} mythes`],
    ...listedMyths.map(({ question, idea }) => `${question} ${idea}`),
  ],
  [searchPath(wrongMyth.question)]: [wrongMyth.question, "Faux"],
  [questionPath(wrongMyth)]: ["La vérité : faux"],
  [samplePaths.subcategory]: [
    `${ofSubcategory.length} question`,
    ...ofSubcategory.map(({ question }) => question),
  ],
  [secondPage]: [ofLongAudience[PAGE_SIZE.audience]?.question ?? "?", "Page 2 sur"],
  "/fiches-pratiques": [
    ...["12 fiches pratiques", "100% gratuit", "PDF à télécharger"],
    ...guideCategories.flatMap((category) => {
      const own = contents.guides.filter((guide) => guide.category === category).map(({ slug }) => slug);
      return GUIDE_SLUGS.filter((slug) => own.includes(slug)).flatMap((slug) => [guideTitle(slug), category]);
    }),
  ],
  "/fiches-pratiques/equilibrer-assiette": ["Points clés à retenir", "Objectifs", "À lire ensuite"],
  "/question/205": ["La liste complète", "À lire ensuite"],
  "/question/404": ["À lire ensuite", "Ça se garde ?"],

  "/recherche": ["Écrivez un mot, un aliment ou une question"],
  "/recherche?q=a": ["Écrivez au moins deux lettres", "Questions populaires"],
  "/recherche?q=zzzz": [
    ...[CALLS, "Aucun résultat trouvé", "Essayez avec des mots-clés différents"],
    ...["Écrivez-nous", "Parcourir les thèmes"],
  ],
  [searchPath(mistyped)]: [`pour ${mistyped} ${samples.question.question}`, "Écrivez-nous"],
  "/recherche?q=saumon+fumé+enceinte": [
    "Saumon fumé, truite fumée. Enceinte : à éviter",
    "résultats pour saumon fumé enceinte",
  ],
  "/recherche?q=shoyu": ["Aliments : Sauce soja", "Aucun résultat trouvé"],
  [urgent("etouffement")]: ["Il s’étouffe ?", "Le 15 Le 112", "Envoyez un SMS au 114", "pour "],
  [urgent("suicide")]: ["Le 3114 Le 15 Le 112", "Envoyez un SMS au 114"],

  "/aliments?aliment=&pour=enceinte": ["Les listes à garder"],
  // Foods that share a name: their verdicts, strictest first, and how to tell them apart; or the verdict that they share.
  "/aliments?aliment=brie&pour=enfant-3-5-ans": [
    ...["2 aliments pour « brie »", "Regardez l’étiquette", "À éviter", "Oui, si…"],
  ],
  "/aliments?aliment=brie&pour=enceinte": [
    "Enceinte : à éviter, quel que soit le vôtre.",
    ...["Camembert ou brie pasteurisé", "Listeria"],
  ],
  "/aliments?aliment=yaourdt&pour=enceinte": [
    ...["Nous ne connaissons pas « yaourdt »", "Vouliez-vous dire :", "Yaourt", "Chercher « yaourdt »"],
  ],
  "/aliments?aliment=qqqqqq": ["Nous ne connaissons pas « qqqqqq »", "Chercher « qqqqqq »"],
  [foodPath("miel")]: ["Adulte en bonne santé : à limiter", "À éviter : moins de 1 an", "Pour qui ?"],
  [foodPath("cacahuete")]: ["gorge qui gonfle"],
  [SPICE]: ["Curcuma"],
  [`${foodPath("poisson-fume")}?pour=enceinte`]: ["C’est pareil pour les autres poissons crus ou fumés."],
  [`${foodPath("legumes-vitamine-k")}?pour=thyroide`]: ["Aucun texte officiel lu n’interdit les choux"],
  "/aliments/pour/enceinte": ["À éviter", "Fromages à croûte, bleus, ou au lait cru"],
  "/nutriments/fer": ["Aliment Par portion Part Boudin noir", "pour 100 g"],
  "/nutriments/fer?filtre=vegetal": ["Fer : où en trouver ? (végétal)", "Lentilles vertes"],
  "/nutriments/fer?filtre=enceinte": ["À éviter, même s’ils en contiennent", "boudin noir", "Oui, si…"],

  "/blog": ["en cours de développement"],
  "/calculateurs": ["Calculateurs", "en cours de développement"],
  "/accessibilite": ["Faute d’audit, FAQ + ALIM est aujourd’hui non conforme", "Signaler un problème"],
  "/mentions-legales": ["Non renseigné"],
};

/** By page: texts that its main part does not contain. */
const HIDDEN: Record<string, string[]> = {
  [secondPage]: ["Les mots à connaître", ofLongAudience[0]?.question ?? "?"],
  [searchPath(mistyped)]: ["Aucun résultat trouvé"],
  [urgent("suicide")]: ["résultat", "Parcourir les thèmes"],
  "/aliments?aliment=brie&pour=enceinte": ["Regardez l’étiquette"],
  "/aliments?aliment=yaourdt&pour=enceinte": ["À éviter", "Oui, si…", "À limiter", "Rien de particulier"],
  "/aliments?aliment=qqqqqq": ["Vouliez-vous dire"],
  [SPICE]: ["gorge qui gonfle"],
  "/nutriments/fer?filtre=vegetal": ["Boudin", "Steak"],
  "/nutriments/fer?filtre=enceinte": ["Boudin noir poêlé", "Foie de", "Rognon"],
  ...Object.fromEntries(contents.pages.map(({ slug }) => [`/${slug}`, ["à compléter", "exploitant", "{{"]])),
};

for (const path of new Set([...Object.keys(SHOWN), ...Object.keys(HIDDEN)]))
  test(`${path} says what it should`, async ({ site }) => {
    const { tree } = await visitPage(site.url, path, undefined, "follow");
    const text = elements(tree, named("main")).map(textOf).join();
    let rest = text;
    for (const part of SHOWN[path]?.map(plain) ?? []) {
      expect(rest).toContain(part);
      rest = rest.slice(rest.indexOf(part) + part.length);
    }
    for (const part of HIDDEN[path]?.map(plain) ?? []) expect(text).not.toContain(part);
  });
