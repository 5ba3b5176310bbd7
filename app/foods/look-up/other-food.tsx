import { Link } from "@remix-run/react";
import { FOODS_PATH } from "~/foods/food";
import { lowered } from "~/foods/food-words";
import { Search } from "~/shell/icon/icons";
import { FoodField } from "./look-up-form";
import { type Situation, SITUATION_PARAM, situationPath } from "./situation";

export type PersonList = { situation: Pick<Situation, "key" | "title">; total: number };

/** The foot of an answer that lists foods for a person: looks up another one, and leads to the whole list. */
export function OtherFood({ situation: { key, title }, total }: PersonList) {
  return (
    <aside className="rounded-b-card border border-line bg-secondary-tint p-4 shadow-card print:hidden">
      <form action={FOODS_PATH} className="flex max-w-md items-end gap-2">
        <FoodField
          label={`Un autre aliment, ${lowered(title)}\u202f?`}
          name=""
          error={undefined}
          placeholder="raclette, tofu, tisane…"
          required
          className="min-w-0 grow"
        />
        <input type="hidden" name={SITUATION_PARAM} value={key} />
        <button
          type="submit"
          aria-label="Voir la réponse"
          className="button button-primary size-12 shrink-0 rounded-full p-0"
        >
          <Search aria-hidden className="size-5" />
        </button>
      </form>
      <p className="mt-2 flex flex-wrap gap-x-6 *:inline-flex *:min-h-11 *:items-center">
        <Link to={situationPath(key)} className="text-link">
          La liste complète, {total} aliments
        </Link>
        <a href={`${situationPath(key)}.pdf`} download className="text-link">
          La feuille à imprimer (PDF)
        </a>
      </p>
    </aside>
  );
}
