import type { Kin } from "../../app/foods/food";
import { kinsSchema } from "./foods-schema";
import { ContentError, parseYamlContent } from "./parse-content";
import { SITUATIONS_FILE, type Situations } from "./situations-file";
import { resolveSources, type SourceRegistry } from "./source-registry";

export const KINS_FILE = "aliments/familles.yaml";

/** Stands for the families that the other rules of a situation do not name. */
const OTHERS = "autres";

/** The families of familles.yaml, still without the keys of their foods; empty if the file is missing. @throws ContentError */
export function readKins(raw: string | undefined, situations: Situations, registry: SourceRegistry): Kin[] {
  if (raw === undefined) return [];
  const { familles, conseils } = parseYamlContent(kinsSchema, raw, KINS_FILE);
  const keys = familles.map(({ cle }) => cle);
  const refuse = (field: string, problem: string) =>
    ContentError.in(KINS_FILE, `« conseils.${field} » : ${problem}`);
  const decided = conseils.flatMap(({ pour }) => pour);
  const rules = conseils.flatMap(({ pour, conseils: written }, place) => {
    const twice = pour.find((key) => decided.indexOf(key) < decided.lastIndexOf(key));
    if (twice !== undefined) throw refuse(`${place}.pour`, `« ${twice} » sert deux fois`);
    const unknown = pour.find((key) => !situations.all.some((situation) => situation.key === key));
    if (unknown !== undefined)
      throw refuse(`${place}.pour`, `« ${unknown} » n’est pas une situation de ${SITUATIONS_FILE}`);
    const named = written.flatMap((rule) => rule.familles).filter((key) => key !== OTHERS);
    const wrong = named.find((key, at) => !keys.includes(key) || named.indexOf(key) < at);
    if (wrong !== undefined)
      throw refuse(`${place}.conseils`, `« ${wrong} » n’est pas une famille, ou en a déjà un`);
    return written.flatMap(({ familles: own, verdict, condition = null, raison: reason, sources }) => {
      const rule = {
        ...{ verdict: verdict === "phrase" ? null : verdict, condition, reason },
        sources: resolveSources(sources, registry, KINS_FILE),
        isForOthers: own.includes(OTHERS),
      };
      const families = own.includes(OTHERS) ? keys.filter((key) => !named.includes(key)) : own;
      return families.flatMap((family) =>
        pour.map((situation) => ({ family, rule: { situation, ...rule } })),
      );
    });
  });
  return familles.map(({ cle: key, nom: name, comme }) => ({
    ...{ key, name, others: comme ?? null, foods: [] },
    rules: rules.filter(({ family }) => family === key).map(({ rule }) => rule),
  }));
}
