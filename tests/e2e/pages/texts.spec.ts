import { audiencePath } from "../../../app/questions/audiences/audience";
import { questionPath } from "../../../app/questions/question-path";
import { HOME_QUESTIONS } from "../../../app/questions/faq";
import { DEFAULT_PASSING_SCORE, HOME_QUIZZES } from "../../../app/quiz/quiz";
import { GUIDE_SLUGS } from "../../../app/guides/guide-order";
import { PAGE_SIZE } from "../../../app/shell/paging";
import {
  contents,
  faqs,
  guideTitle,
  mythOf,
  newestFirst,
  one,
  questionsIn,
  quizzes,
  regularCategories,
  samplePaths,
  samples,
} from "../../support/contents";
import { searches } from "../../support/search-samples";
import { elements, named, plain, textOf, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";

// What pages say, read from their HTML without a browser.

const searchPath = (q: string) => `/recherche?${new URLSearchParams({ q })}`;
const foodPath = (key: string) =>
  one(
    contents.foods.filter((food) => food.key === key),
    key,
  ).path;
const urgent = (key: string) => searchPath(one(contents.urgentSamples.plain[key] ?? [], key));
const CALLS = "Une urgence ? 15 ou 112 · par SMS : 114";

const popular = regularCategories
  .slice(0, HOME_QUESTIONS)
  .flatMap((category) => questionsIn(category).filter(({ id }) => id === category.popular));
const ofLongAudience = newestFirst(faqs.filter(({ audience }) => audience === samples.longAudience.slug));
const listedMyths = samples.myths.subcategories.flatMap(({ id }) =>
  questionsIn(samples.myths)
    .slice(0, PAGE_SIZE)
    .filter(({ subcategoryId }) => subcategoryId === id),
);
const wrongMyth = mythOf("Faux");
const ofSubcategory = questionsIn(samples.category, samples.subcategory);

/** By page: the texts that its main part contains, in this order, and texts that it does not contain. */
const TEXTS: [what: string, path: string, shown: string[], hidden?: string[]][] = [
  [
    "the home page has real verdicts, each category with its questions, and popular questions",
    "/",
    [
      ...["Brie enceinte À éviter", "Comté enceinte Oui", "Miel bébé de 6 à 12 mois À éviter"],
      "Thon en boîte enceinte À limiter",
      ...regularCategories.flatMap((category) => [`${questionsIn(category).length} FAQs`, category.name]),
      ...popular.map(({ question }) => question),
    ],
  ],
  [
    "the home page has the three latest quizzes, with their questions and the score to pass",
    "/",
    newestFirst(quizzes)
      .slice(0, HOME_QUIZZES)
      .flatMap(({ difficulty, title, questions, passing_score: score = DEFAULT_PASSING_SCORE }) => [
        ...[difficulty, title, `${questions.length} questions`, `Score de passage : ${score}%`],
      ]),
  ],
  [
    "a list of myths has its own layout, with each verdict",
    samplePaths.myths,
    [
      "Attention, idées reçues.",
      "Mythes à débunker",
      `${questionsIn(samples.myths).length} mythes`,
      // What visitors believe and what is true must never be confused.
      ...listedMyths.map(({ question, idea }) => `${idea} ${question}`),
    ],
  ],
  ["a myth has its verdict in results", searchPath(wrongMyth.question), [wrongMyth.question, "Faux"]],
  ["a myth’s page has its verdict", questionPath(wrongMyth), ["La vérité : faux"]],
  [
    "a subcategory has only its questions",
    samplePaths.subcategory,
    [
      `${plain(samples.subcategory.name)} ${ofSubcategory.length}`,
      `${ofSubcategory.length} question`,
      ...ofSubcategory.map(({ question }) => question),
    ],
  ],
  [
    "the second page of an audience has the next questions, without the editorial content",
    audiencePath(samples.longAudience.slug, 2),
    [ofLongAudience[PAGE_SIZE]?.question ?? "?", "Page 2 sur"],
    ["Les mots à connaître", ofLongAudience[0]?.question ?? "?"],
  ],
  [
    "the list of guides has all twelve in their order",
    "/fiches-pratiques",
    [
      ...["12 fiches pratiques", "100% gratuit", "PDF à télécharger"],
      ...GUIDE_SLUGS.map((slug) => `Consulter : ${guideTitle(slug)}`),
    ],
  ],
  [
    "a guide has its goals, key points and tips, and leads to the next",
    "/fiches-pratiques/equilibrer-assiette",
    ["Objectifs", "Points clés à retenir", "À lire ensuite"],
  ],
  [
    "a question about a person links to the person’s list",
    "/question/205",
    ["À lire ensuite", "Enceinte : la liste"],
  ],
  [
    "a question about storage links to the durations",
    "/question/404",
    ["À lire ensuite", "Combien de temps ça se garde ?"],
  ],

  ["a search waits for a term", "/recherche", ["Écrivez un mot, un aliment ou une question"]],
  [
    "a search waits for two letters",
    "/recherche?q=a",
    ["Écrivez au moins deux lettres", "Questions populaires"],
  ],
  [
    "a search without a result starts with whom to call, then helps",
    searchPath("zzzz"),
    [
      CALLS,
      "Aucun résultat trouvé",
      "Essayez avec des mots-clés différents",
      "Parcourir les thèmes",
      "Écrivez-nous",
    ],
  ],
  [
    "a mistyped question finds the question first",
    searchPath(searches.mistyped.term),
    [`pour ${searches.mistyped.term} ${searches.mistyped.faq.question}`, "Écrivez-nous"],
    ["Aucun résultat trouvé"],
  ],
  [
    "a search for a food and a person has the verdict before the questions",
    searchPath("saumon fumé enceinte"),
    ["Saumon fumé, truite fumée Enceinte : à éviter", "résultats pour saumon fumé enceinte"],
  ],
  [
    "foods that have the name are above the notice that no question does",
    searchPath("shoyu"),
    ["Aliments : Sauce soja", "Aucun résultat trouvé"],
  ],
  [
    "an urgent search has its card above the results",
    urgent("etouffement"),
    [CALLS, "Il s’étouffe ?", "Le 15 Le 112", "Envoyez un SMS au 114", "pour "],
  ],
  [
    "a search about suicide has nothing but whom to call",
    urgent("suicide"),
    [CALLS, "Le 3114 Le 15 Le 112", "Envoyez un SMS au 114"],
    ["résultat", "Parcourir les thèmes"],
  ],

  [
    "a food's form without a name shows the lists",
    "/aliments?aliment=&pour=enceinte",
    ["Les listes à garder"],
  ],
  [
    "foods that share a name have their verdicts, strictest first, and how to tell them apart",
    "/aliments?aliment=brie&pour=enfant-3-5-ans",
    ["2 aliments pour « brie »", "Regardez l’étiquette", "À éviter", "Oui, si…"],
  ],
  [
    "a verdict that foods of a name share is the answer",
    "/aliments?aliment=brie&pour=enceinte",
    ["Enceinte : à éviter, quel que soit le vôtre.", "Camembert ou brie pasteurisé", "Listeria"],
    ["Regardez l’étiquette"],
  ],
  [
    "a name that resembles others shows them without a verdict",
    "/aliments?aliment=yaourdt&pour=enceinte",
    ["Nous ne connaissons pas « yaourdt »", "Vouliez-vous dire :", "Yaourt", "Chercher « yaourdt »"],
    ["À éviter", "Oui, si…", "À limiter", "Rien de particulier"],
  ],
  [
    "an unknown name offers a search",
    "/aliments?aliment=qqqqqq",
    ["Nous ne connaissons pas « qqqqqq »", "Chercher « qqqqqq »"],
    ["Vouliez-vous dire"],
  ],
  [
    "honey says at once that babies avoid it",
    foodPath("miel"),
    ["Tout le monde : à limiter", "À éviter : bébé de moins de 4 mois", "Pour qui ?"],
  ],
  ["peanuts say that a throat may swell", foodPath("cacahuete"), ["gorge qui gonfle"]],
  ["a spice does not say so", "/aliments/118-curcuma-en-cuisine", ["Curcuma"], ["gorge qui gonfle"]],
  [
    "a food says whose advice it follows",
    `${foodPath("poisson-fume")}?pour=enceinte`,
    ["Comme les autres poissons crus ou fumés."],
  ],
  [
    "a food without a rule says what may help",
    `${foodPath("legumes-vitamine-k")}?pour=thyroide`,
    ["Aucun texte officiel lu n’interdit les choux"],
  ],
  [
    "a nutrient ranks foods by a portion",
    "/nutriments/fer",
    ["Aliment Par portion Part Pour 100 g", "Boudin noir"],
  ],
  [
    "a filter by diet keeps its foods",
    "/nutriments/fer?filtre=vegetal",
    ["Par portion habituelle : végétal", "Lentilles vertes"],
    ["Boudin", "Steak"],
  ],
  [
    "for a pregnant woman the foods of a nutrient are judged",
    "/nutriments/fer?filtre=enceinte",
    ["Oui, si…", "à éviter, même s’ils en contiennent", "boudin noir"],
    ["Boudin noir poêlé", "Foie de", "Rognon"],
  ],

  ["the blog is not written yet", "/blog", ["en cours de développement"]],
  ["the calculators are not written yet", "/calculateurs", ["Calculateurs", "en cours de développement"]],
  [
    "the accessibility statement says what is not proven, and how to report a problem",
    "/accessibilite",
    ["Faute d’audit, FAQ + ALIM est aujourd’hui non conforme", "Signaler un problème"],
  ],
  ...contents.pages.map(({ slug }): (typeof TEXTS)[number] => [
    `the page ${slug} has no note of the operator`,
    `/${slug}`,
    slug === "mentions-legales" ? ["Non renseigné"] : [],
    ["à compléter", "exploitant", "{{"],
  ]),
  [
    "without a mail server, no mail is on its way to a subscriber",
    "/newsletter/a-confirmer",
    ["Votre demande est enregistrée", "n’envoie pas encore de courriels"],
    ["écrivons", "indésirables"],
  ],
  ["without a mail server, no mail is on its way to the team", "/contact/merci", ["Votre message est enregistré", "n’envoie pas encore de courriels"]],
];

for (const [what, path, shown, hidden = []] of TEXTS)
  test(what, async ({ site }) => {
    const { tree } = await visitPage(site.url, path, undefined, "follow");
    const text = elements(tree, named("main")).map(textOf).join();
    let rest = text;
    for (const part of shown.map(plain)) {
      expect(rest).toContain(part);
      rest = rest.slice(rest.indexOf(part) + part.length);
    }
    for (const part of hidden.map(plain)) expect(text).not.toContain(part);
  });
