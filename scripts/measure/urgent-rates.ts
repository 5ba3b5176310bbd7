/**
 * `node --import tsx scripts/measure/urgent-rates.ts [file.tsv]`: how many calls for help show a card, and their own, and how many
 * harmless searches show one. Of a file with a search per line (card key or `aucune`, tab, term), with the model of the
 * contents. Without a file: of the phrases of the contents, each with a model that has learned neither it nor those like it, of
 * the ordinary searches, and of the samples that no model learns.
 */
import { readFileSync } from "node:fs";
import { type FindUrgentCard, urgentCardFinder } from "../../app/search/urgent/find-urgent-card";
import { NO_EMERGENCY, readUrgentModel } from "../../app/search/urgent/urgent-model";
import { termWords } from "../../app/text/words";
import { CONTENT } from "../../compiler/check/problem-lines";
import { readCollection } from "../../compiler/read/content-collection";
import { readContentFiles } from "../../compiler/read/content-files";
import { type UrgentPhrase, urgentModelOf } from "../../compiler/search/train-urgent-model";

const FOLDS = 5;
/** Two phrases are alike if they share this part of their runs of four characters. */
const ALIKE = 0.45;
/** What other lists call a card. */
const OTHER_NAMES: Record<string, string> = { "deshydratation-enfant": "bebe" };

type Shown = { card: string; term: string; shown: string | null };

const collection = readCollection(readContentFiles(CONTENT));
const { urgences, urgentSamples, urgentPhrases, phrasings, expectedSearches } = collection;
const finder = (learned: UrgentPhrase[], texts = phrasings): FindUrgentCard =>
  urgentCardFinder(
    urgences,
    readUrgentModel(urgentModelOf({ ...collection, urgentPhrases: learned, phrasings: texts })),
  );
const show =
  (find: FindUrgentCard) =>
  ({ card, text }: UrgentPhrase): Shown => ({ card, term: text, shown: find(text)?.key ?? null });

function report(title: string, all: Shown[]): void {
  const named = all.map((each) => ({ ...each, card: OTHER_NAMES[each.card] ?? each.card }));
  const calls = named.filter(({ card }) => card !== NO_EMERGENCY);
  const share = (some: Shown[], of: Shown[]) =>
    of.length === 0 ? "" : `${((100 * some.length) / of.length).toFixed(1)} %`;
  const isRight = ({ card, shown }: Shown) => card === shown;
  const isGeneral = ({ shown }: Shown) => shown === urgences.general?.key;
  const hasCard = ({ shown }: Shown) => shown !== null;
  const line = (name: string, some: Shown[]) => ({
    card: name,
    searches: some.length,
    "a card": share(some.filter(hasCard), some),
    right: share(some.filter(isRight), some),
    general: share(some.filter(isGeneral), some),
  });
  console.log(`\n${title}`);
  if (calls.length > 0)
    console.table([
      line("all", calls),
      ...[...new Set(calls.map(({ card }) => card))].sort().map((key) =>
        line(
          key,
          calls.filter(({ card }) => card === key),
        ),
      ),
    ]);
  const harmless = named.filter(({ card }) => card === NO_EMERGENCY);
  if (harmless.length > 0)
    console.log(
      `harmless: ${harmless.length}, with a card: ${share(harmless.filter(hasCard), harmless)}`,
      harmless
        .filter(hasCard)
        .map(({ term, shown }) => `${shown}: ${term}`)
        .slice(0, 40),
    );
}

/** Gives phrases that are alike the same number. */
function families(phrases: UrgentPhrase[]): number[] {
  const runs = phrases.map(({ text }) => {
    const folded = ` ${termWords(text).join(" ")} `;
    return new Set(
      Array.from({ length: Math.max(1, folded.length - 3) }, (_run, at) => folded.slice(at, at + 4)),
    );
  });
  const parents = phrases.map((_phrase, place) => place);
  const family = (place: number): number => {
    const parent = parents[place] ?? place;
    return parent === place ? place : family(parent);
  };
  const withRun = new Map<string, number[]>();
  runs.forEach((own, place) => {
    const shared = new Map<number, number>();
    for (const run of own)
      for (const other of withRun.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other, count] of shared)
      if (count / (own.size + (runs[other]?.size ?? 0) - count) >= ALIKE)
        parents[family(place)] = family(other);
    for (const run of own) withRun.set(run, [...(withRun.get(run) ?? []), place]);
  });
  return phrases.map((_phrase, place) => family(place));
}

/** The same fold for the same number, and folds of about the same size. */
const foldOf = (family: number) => (Math.imul(family + 1, 2654435761) >>> 8) % FOLDS;

const [file] = process.argv.slice(2);
if (file) {
  const terms = readFileSync(file, "utf8")
    .split("\n")
    .map((row) => row.split("\t"))
    .flatMap(([card = "", text = ""]) => (text.trim() ? [{ card: card.trim(), text }] : []));
  report(file, terms.map(show(finder(urgentPhrases))));
} else {
  const family = families(urgentPhrases);
  const isIn = (fold: number) => (_phrase: UrgentPhrase, place: number) =>
    foldOf(family[place] ?? 0) === fold;
  const shown = Array.from({ length: FOLDS }, (_fold, fold) => {
    const out = urgentPhrases.filter(isIn(fold));
    const find = finder(urgentPhrases.filter((phrase) => !out.includes(phrase)));
    return out.map(show(find));
  });
  report("The phrases of the contents, left out by families", shown.flat());
  const find = finder(urgentPhrases);
  report(
    "The samples",
    Object.entries(urgentSamples.heldOut).flatMap(([card, terms]) =>
      terms.map((text) => show(find)({ card, text })),
    ),
  );
  report(
    "Ordinary searches (some are calls for help)",
    expectedSearches.map(({ requete }) => show(find)({ card: NO_EMERGENCY, text: requete })),
  );
}
