import { z } from "zod";
import { AMOUNT_FOLDERS, COMPOSITION_FILE, readComposition } from "../read/composition-file";
import { text } from "../read/content-fields";
import { type ContentFiles, readYamlFile } from "../read/content-files";
import { foldTerm } from "../../app/text/folding";
import { termWords, wordRoot } from "../../app/text/words";

const WRITTEN_FILE = "nombres-ecrits.yaml";
const writtenSchema = z.strictObject({
  nombres: z.array(
    z.strictObject({ fichier: z.string(), textes: z.array(z.string().min(2)).min(1), raison: text }),
  ),
});

const NUTRIENT =
  "(?:fer|calcium|magnesium|potassium|zinc|iode|selenium|proteines?|fibres?|omega 3|ala|vitamines?|retinol|beta carotene|folates?|sucres?|sel|sodium|graisses?|acides gras|glucides)";
/** An amount of a nutrient. A weight in grams is that of a food, unless it says of what: « 20 g de protéines ». */
const AMOUNT = new RegExp(
  `\\d (?:mg|µg|kcal)\\b|\\d g (?:de |d )?(?:dont )?${NUTRIENT}\\b|\\b${NUTRIENT}(?: environ)? \\d+(?: \\d+)? g\\b`,
);
/** What a person needs or may have, and caffeine, which the table does not have. */
const NEED = /par jour|la journee|par kilo|en une fois|cafe|reperes?\b|limite|besoin/;
const IS_NUTRIENT = new RegExp(`\\b${NUTRIENT}\\b`);
/** First words of foods in the table that also say other things. */
const VAGUE = new Set(
  "jeune petit blanc concentre filet germe petale boisson coquille cuisse galette graine sel sucre proteine dessert eau".split(
    " ",
  ),
);

/** Finds amounts of nutrients written as numbers, although composition.tsv has them, that nombres-ecrits.yaml does not list with a reason. */
export function checkWrittenAmounts(files: ContentFiles): string[] {
  const { nombres } = readYamlFile(files, WRITTEN_FILE, writtenSchema, { nombres: [] });
  const foods = new Set(
    readComposition(files)
      .foods.map(({ name }) => termWords(name).find((word) => word.length > 2) ?? "")
      .filter((word) => !VAGUE.has(word))
      .map(wordRoot),
  );
  const found = Object.entries(files)
    .filter(([file]) => AMOUNT_FOLDERS.test(file) && !file.startsWith("aliments/"))
    .flatMap(([file, written]) => sentencesOf(written).map((sentence) => ({ file, ...sentence })))
    .filter(({ said, shown }) => {
      const says = said.map((part) => foldTerm(part).replace(/[^a-z0-9µ,;:()]+/g, " "));
      return (
        says.some((part) => AMOUNT.test(part) && !NEED.test(part)) &&
        termWords(shown).some((word) => foods.has(wordRoot(word)))
      );
    });
  const listed = nombres.flatMap(({ fichier, textes }) => textes.map((part) => ({ fichier, part })));
  type Place = { file: string; shown: string };
  const isAt = ({ file, shown }: Place, { fichier, part }: { fichier: string; part: string }) =>
    file === fichier && shown.includes(part);
  return [
    ...found
      .filter((place) => !listed.some((one) => isAt(place, one)))
      .map(
        ({ file, shown }) =>
          `${file} : « ${shown} » : prenez ce nombre dans ${COMPOSITION_FILE} (« {{fe : 150 g lentilles-vertes}} »), ou justifiez-le dans ${WRITTEN_FILE}`,
      ),
    ...listed
      .filter((one) => !found.some((place) => isAt(place, one)))
      .map(({ part }) => `${WRITTEN_FILE} : « ${part} » : ce nombre n’est plus écrit à la main`),
  ];
}

/** A sentence or a row, and what may be an amount: the sentence, or each cell with the nutrient in the head of its column. */
type Sentence = { shown: string; said: string[] };

function sentencesOf(written: string): Sentence[] {
  let heads: string[] | null = null;
  return written.split("\n").flatMap((line): Sentence[] => {
    const text = line.replace(/\{\{.*?\}\}/g, "…");
    if (!line.startsWith("|")) {
      heads = null;
      return text.split(/(?<=[.!?;])\s/).map((sentence) => ({ shown: sentence.trim(), said: [sentence] }));
    }
    const cells = text.split("|");
    if (heads === null) {
      heads = cells.map((cell) => IS_NUTRIENT.exec(foldTerm(cell))?.[0] ?? "");
      return [];
    }
    const names = heads;
    // « 16 g » in the column of proteins is « 16 g de protéines ».
    const said = cells.map((cell, at) => cell.replace(/(\d g)\b(?! d)/g, `$1 ${names[at] ?? ""}`));
    return [{ shown: line, said }];
  });
}
