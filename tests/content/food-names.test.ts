import { describe, expect, it } from "vitest";
import { findFoods, indexFoods } from "../../app/foods/naming/find-foods";
import { readTerm, termVocabulary } from "../../app/foods/naming/read-term";
import { contents } from "../support/contents";

const index = indexFoods(contents.foods);
const vocabulary = termVocabulary(index.byRoot, [], contents.situations);
const read = (term: string) => readTerm(term, vocabulary);

/** Names as visitors type them, and the keys of the foods that each must find. */
const SPELLINGS: [string, string][] = [
  ["reblochon", "fromage-pressee-non-cuite-lait-cru"],
  ["Reblochon", "fromage-pressee-non-cuite-lait-cru"],
  ["reblochons", "fromage-pressee-non-cuite-lait-cru"],
  ["du reblochon", "fromage-pressee-non-cuite-lait-cru"],
  ["morbier", "fromage-pressee-non-cuite-lait-cru"],
  ["saint nectaire", "fromage-pressee-non-cuite-lait-cru"],
  ["st nectaire", "fromage-pressee-non-cuite-lait-cru"],
  ["saint-nectaire", "fromage-pressee-non-cuite-lait-cru"],
  ["brie", "camembert-lait-cru fromage-pate-molle-pasteurise"],
  ["camembert", "camembert-lait-cru fromage-cuit-chaud fromage-pate-molle-pasteurise"],
  ["camemberts", "camembert-lait-cru fromage-cuit-chaud fromage-pate-molle-pasteurise"],
  ["comté", "fromage-pate-pressee-cuite"],
  ["comte", "fromage-pate-pressee-cuite"],
  ["gruyere", "fromage-pate-pressee-cuite fromage-rape"],
  ["parmesan", "fromage-pate-pressee-cuite fromage-rape"],
  ["roquefort", "fromage-bleu"],
  ["gorgonzola", "fromage-bleu"],
  ["mozarella", "~mozzarella-feta"],
  ["mozzarella", "mozzarella-feta"],
  ["feta", "mozzarella-feta"],
  ["burrata", "mozzarella-feta"],
  ["yaourt", "phytosterols yaourt"],
  ["yaourts", "phytosterols yaourt"],
  ["yogourt", "yaourt"],
  ["yaourtt", "~yaourt"],
  ["yoghourt", "yaourt"],
  ["skyr", "yaourt"],
  ["vache qui rit", "fromage-fondu"],
  ["kiri", "fromage-frais"],
  ["petit suisse", "fromage-frais"],
  ["petits-suisses", "fromage-frais"],
  ["rillette", "rillettes"],
  ["rillettes de porc", "rillettes"],
  ["saumon fumé", "poisson-fume"],
  ["saumon fume", "poisson-fume"],
  ["saumon", "poisson-cru poisson-fume poisson-gras-cuit"],
  ["saumond", "~poisson-gras-cuit"],
  ["truite fumée", "poisson-fume"],
  ["sushi", "poisson-cru"],
  ["sushis", "poisson-cru"],
  ["tarama", "tarama"],
  ["huitre", "coquillage-cru"],
  ["huîtres", "coquillage-cru"],
  ["moules", "alcool-cuit coquillage-cru coquillage-cuit"],
  ["crevettes", "crevette-cuite crevette-decortiquee crevette-entiere"],
  ["thon", "poisson-cru thon-en-boite thon-frais"],
  ["thon en boite", "thon-en-boite"],
  ["espadon", "espadon-requin"],
  ["saumonette", "espadon-requin"],
  ["lotte", "poisson-predateur"],
  ["cabillaud", "poisson-maigre-cuit"],
  ["surimi", "surimi"],
  ["jambon cru", "jambon-cru"],
  ["jambon de parme", "jambon-cru"],
  ["serrano", "jambon-cru"],
  ["chorizo", "saucisson-sec"],
  ["saucison", "~saucisson-sec"],
  ["foie gras", "foie-gras"],
  ["boudin noir", "boudin"],
  ["merguez", "saucisse-a-cuire"],
  ["knacki", "knacki"],
  ["steak haché", "steak-hache"],
  ["steack haché", "~steak-hache"],
  ["steak tartare", "steak-tartare"],
  ["œuf mollet", "oeuf-coulant"],
  ["oeuf a la coque", "oeuf-coulant"],
  ["oeufs durs", "oeuf-bien-cuit"],
  ["mousse au chocolat", "dessert-commerce mousse-oeuf-cru"],
  ["tiramisu", "dessert-commerce mousse-oeuf-cru"],
  ["mayonnaise maison", "mayonnaise-maison"],
  ["miel", "miel"],
  ["cacahuetes", "cacahuete"],
  ["cacahouète", "~cacahuete"],
  ["café", "cafe cafe-decafeine chicoree"],
  ["coca", "boisson-edulcoree soda"],
  ["cola", "soda"],
  ["vin", "alcool biere-sans-alcool"],
  ["champagne", "alcool biere-sans-alcool"],
  ["tofu", "tofu-soja"],
  ["tisane au fenouil", "tisane-fenouil"],
  ["pamplemouse", "~pamplemousse"],
  ["pomelo", "pamplemousse"],
  ["réglisse", "reglisse"],
  ["cranberry", "canneberge"],
  ["graines germées", "graines-germees"],
  ["pop corn", "pop-corn"],
  ["maïs", "riz-mais-sarrasin"],
  ["porc", "viande-rouge"],
  ["volaille", "volaille"],
  ["rosé", "alcool"],
  ["caprice des dieux", "fromage-pate-molle-pasteurise"],
  ["philadelphia", "fromage-frais"],
  ["viande hachée", "steak-hache"],
  ["kéfir", "kefir-de-fruits yaourt"],
  ["kéfir de lait", "yaourt"],
  ["île flottante", "ile-flottante"],
  ["terrine de légumes", "terrine-legumes"],
  ["huile de foie de morue", "huile-foie-de-morue"],
  ["nutella", "sucre"],
  ["red bull", "boisson-energisante"],
  ["rillettes d'oie", "rillettes"],
  ["courgette", "courge-amere legumes-cuits"],
  ["cookie", "~pate-crue"],
];

describe("a food's name", () => {
  it.each(SPELLINGS)("%s names %s", (typed, expected) => {
    const found = findFoods(index, typed);
    const isGuess = expected.startsWith("~");
    const keys =
      "food" in found ? [found.food.key] : "foods" in found ? found.foods.map(({ key }) => key) : [];
    expect(found.kind === "near").toBe(isGuess);
    if (isGuess) expect(keys).toContain(expected.slice(1));
    else expect(keys.toSorted()).toEqual(expected.split(" ").toSorted());
  });

  it.each(["", "  ", "zzzz", "le", "????", "x".repeat(300)])("%j names nothing", (typed) => {
    expect(findFoods(index, typed).kind).toBe("none");
  });
});

describe("a search term", () => {
  it.each([
    ["saumon fumé enceinte", "poisson-fume", "enceinte"],
    ["miel bébé 8 mois", "miel", "bebe-6-12-mois"],
    ["miel bebe", "miel", "bebe-6-12-mois"],
    ["miel bébé 18 mois", "miel", "enfant-1-3-ans"],
    ["puis-je manger du reblochon enceinte", "fromage-pressee-non-cuite-lait-cru", "enceinte"],
    ["café en allaitant", "cafe", "allaitement"],
    ["steak haché mon fils de 4 ans", "steak-hache", "enfant-3-5-ans"],
    ["pamplemousse avk", "pamplemousse", "anticoagulant-avk"],
    ["chou sintrom", "legumes-vitamine-k", "anticoagulant-avk"],
    ["pamplemousse anticoagulant", "pamplemousse", "anticoagulant-avk"],
    ["pamplemousse eliquis", "pamplemousse", "anticoagulant-direct"],
    ["carambole insuffisance rénale", "carambole", "insuffisance-renale-chronique"],
    ["reblochon", "fromage-pressee-non-cuite-lait-cru", null],
    ["peut-on manger du foie gras", "foie-gras", null],
  ])("%s asks about %s for %s", (term, food, situation) => {
    const { foods, persons } = read(term);
    expect(foods.map(({ key }) => key)).toContain(food);
    expect(persons.map(({ key }) => key)).toEqual(situation ? [situation] : []);
  });

  it.each([
    "cuire des lentilles",
    "combien de sel par jour",
    "fer",
    "recette tiramisu sans oeuf",
    "allergie",
    "champignon enceinte",
    "cookies enceinte",
  ])("%s does not ask about a food", (term) => expect(read(term).foods).toEqual([]));
});
