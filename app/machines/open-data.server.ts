import { createHash } from "node:crypto";
import { findStorageRules, listFoods, listSituations, listStorage } from "~/foods/foods.server";
import { compiled } from "~/server/compiled/compiled.server";
import { listComposition } from "~/foods/nutrients/composition.server";
import { TABLE } from "~/foods/nutrients/nutrient";
import { adviceFor, NO_RULE } from "~/foods/look-up/advice";
import { VERDICT_LABELS } from "~/foods/verdicts";
import { alsoLines } from "~/foods/food-words";
import { SITE_NAME } from "~/shell/head/seo";
import { type Source, sourcesOf } from "~/shell/article/source";
import { latestDay } from "~/text/dates";

/** Used until the publisher chooses a license in content/site.yaml. */
const NO_LICENCE =
  "Licence non choisie par l’éditeur\u202f: demandez-la-lui avant de réutiliser ces données, et citez la source et la date.";

const CAUTION =
  "Information générale, qui ne remplace pas un avis médical. Citez chaque conseil avec sa condition, ce qui s’y ajoute (« aussi »), sa source et la date.";

/** The foods and their rules as JSON, with the same field names as in the editors' files. @throws BackendError */
export async function foodsJson(siteUrl: string): Promise<string> {
  const [foods, composition] = await Promise.all([listFoods(), listComposition()]);
  const situations = listSituations();
  const sources = sourcesOf(foods.flatMap(({ rules, kin }) => [...rules, ...(kin?.rules ?? [])]));
  const placesOf = sourcePlaces(sources);
  return openData(siteUrl, {
    name: "aliments",
    date: latestDay(foods.map(({ reviewedOn }) => reviewedOn)),
    tables: {
      sans_regle: NO_RULE,
      verdicts: VERDICT_LABELS,
      situations: situations.map(({ key, title, definition, warning }) => ({
        cle: key,
        nom: title,
        definition,
        avertissement: warning,
      })),
      aliments: foods.map((food) => ({
        id: food.id,
        cle: food.key,
        nom: food.name,
        adresse: siteUrl + food.path,
        rayon: food.family,
        famille: food.kin?.name ?? null,
        synonymes: food.synonyms,
        allergenes: food.allergens,
        alertes: food.alerts,
        remplacer: food.replacement,
        conseils: situations.map((situation) => {
          const advice = adviceFor(food, situation);
          return {
            pour: situation.key,
            verdict: advice.verdict,
            condition: advice.condition,
            raison: advice.reason,
            remplacer: advice.replacement,
            de_la_famille: advice.isInherited,
            aussi: alsoLines(advice),
            sources: placesOf(advice.sources),
          };
        }),
        relu_le: food.reviewedOn,
      })),
      composition: {
        origine: `Anses, table Ciqual 2025, ${TABLE.address}`,
        licence: `Licence Ouverte / Open Licence Etalab 2.0, ${TABLE.licence}`,
        lecture:
          "Pour 100 g. Un nutriment absent est inconnu, jamais zéro ; « <20 » : trop petit pour être mesuré.",
        nutriments: compiled().contents.nutrition.nutrients.map(({ key, name, unit, reference }) => ({
          ...{ cle: key, nom: name, unite: unit, repere: reference.amount, sens_du_repere: reference.name },
        })),
        aliments: composition.map((food) => ({
          ...{ code_ciqual: food.id, cle: food.key, nom: food.name, aliment: food.foodKey },
          ...{
            meme_aliment: food.isSameFood,
            regime: food.diet,
            lait: food.hasMilk,
            enrichi: food.isFortified,
          },
          portion: { grammes: food.portionGrams, nom: food.portionName, origine: food.portionSource },
          pour_100_g: food.amounts,
        })),
      },
      sources: sources.map(sourceRow),
    },
  });
}

/** The storage durations of foods as JSON, with the same field names as in the editors' files. @throws BackendError */
export async function storageJson(siteUrl: string): Promise<string> {
  const storage = await listStorage();
  const { rules, reviewedOn } = findStorageRules();
  const sources = sourcesOf([...rules, ...storage]);
  const placesOf = sourcePlaces(sources);
  return openData(siteUrl, {
    name: "conservation",
    date: reviewedOn,
    tables: {
      regles: rules.map(({ title, text, sources: own }) => ({
        ...{ titre: title, texte: text, sources: placesOf(own) },
      })),
      conservation: storage.map((entry) => ({
        id: entry.id,
        cle: entry.key,
        nom: entry.name,
        famille: entry.family,
        ...entry.places,
        date: entry.date,
        jeter_si: entry.discardIf,
        conseil: entry.advice,
        aliments: entry.foods.map(({ id }) => id),
        sources: placesOf(entry.sources),
      })),
      sources: sources.map(sourceRow),
    },
  });
}

type Data = { name: string; date: string | null; tables: Record<string, unknown> };

function openData(siteUrl: string, { name, date, tables }: Data): string {
  const version = createHash("sha256").update(JSON.stringify(tables)).digest("hex").slice(0, 12);
  const licence = compiled().contents.dataLicence ?? NO_LICENCE;
  const about = { titre: `${SITE_NAME}\u202f: ${name}`, adresse: `${siteUrl}/${name}.json` };
  return JSON.stringify({ ...about, version, date, licence, precaution: CAUTION, ...tables });
}

function sourcePlaces(table: readonly Source[]): (sources: readonly Source[]) => number[] {
  const places = new Map(table.map((source, place) => [`${source.publisher} ${source.title}`, place]));
  return (sources) => sources.map(({ publisher, title }) => places.get(`${publisher} ${title}`) ?? -1);
}

function sourceRow({ title, publisher, reportedBy, year, url }: Source) {
  return {
    titre: title,
    editeur: publisher,
    rapporte_par: reportedBy ?? null,
    annee: year ?? null,
    adresse: url ?? null,
  };
}
