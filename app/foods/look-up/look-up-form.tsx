import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { FOODS_PATH } from "~/foods/food";
import { PdfLink } from "~/shell/pdf-link";
import { lowered } from "~/foods/food-words";
import { EVERYONE, type Situation, SITUATION_PARAM, situationPath } from "./situation";

export const FOOD_PARAM = "aliment";

export const MAX_FOOD_NAME = 100;
const TOO_LONG = `Ce nom dépasse ${MAX_FOOD_NAME} caractères\u202f: gardez seulement l’aliment.`;

/** Parses a typed name. Sequences of blanks and control characters become single spaces. */
export function readFoodName(typed: string | null) {
  const name = (typed ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  return { name, error: name.length > MAX_FOOD_NAME ? TOO_LONG : undefined };
}

export function lookUpPath(name: string, situation: string): string {
  const query = new URLSearchParams({ [FOOD_PARAM]: name });
  if (situation !== EVERYONE) query.set(SITUATION_PARAM, situation);
  return `${FOODS_PATH}?${query}`;
}

type FieldProps = { label: string; name?: string; error?: string | undefined; className?: string } & Pick<
  ComponentProps<"input">,
  "placeholder" | "required" | "pattern" | "title" | "children"
>;

export function FoodField({ label, name = "", error, className = "", children, ...input }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={FOOD_PARAM} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={FOOD_PARAM}
        name={FOOD_PARAM}
        type="text"
        maxLength={error ? undefined : MAX_FOOD_NAME}
        defaultValue={name}
        enterKeyHint="search"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "aliment-erreur" : undefined}
        className="field mt-1.5 min-h-12"
      />
      {children}
      {error && (
        <p id="aliment-erreur" className="mt-1 font-semibold text-myth">
          {error}
        </p>
      )}
    </div>
  );
}

type Props = {
  situations: Pick<Situation, "key" | "name">[];
  name?: string;
  situation?: string;
  error?: string | undefined;
  className: string;
};

export function LookUpForm({ situation = EVERYONE, className, ...props }: Props) {
  const { situations, name, error } = props;
  return (
    <form action={FOODS_PATH} className={className}>
      <FoodField
        {...{ name, error }}
        label={"Quel aliment\u202f?"}
        placeholder="Ex : brie"
        required
        pattern=".*\S.*"
        title="Écrivez le nom d’un aliment"
        className="look-up-field relative"
      >
        {/* suggestions-script.ts fills this. */}
        <div className="search-suggestions" />
      </FoodField>
      <div className="look-up-field">
        <label htmlFor={SITUATION_PARAM} className="font-semibold">
          Pour qui&#8239;?
        </label>
        <select
          id={SITUATION_PARAM}
          name={SITUATION_PARAM}
          defaultValue={situation}
          className="field mt-1.5 min-h-12"
        >
          {situations.map(({ key, name: person }) => (
            <option key={key} value={key}>
              {person}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button-primary min-h-12 max-sm:basis-full">
        Voir la réponse
      </button>
    </form>
  );
}

export type PersonList = { situation: Pick<Situation, "key" | "title">; total: number };

export function OtherFood({ situation: { key, title }, total }: PersonList) {
  return (
    <aside className="rounded-b-card border border-t-0 border-line bg-secondary-tint p-4 shadow-card [clip-path:inset(0_-2rem_-3rem)] print:hidden">
      <form action={FOODS_PATH} className="flex flex-wrap items-end gap-x-2">
        <FoodField
          label={`Un autre aliment, ${lowered(title)}\u202f?`}
          placeholder="Ex : raclette"
          required
          className="contents [&>input]:flex-[1_1_9rem] [&>label]:basis-full"
        />
        <input type="hidden" name={SITUATION_PARAM} value={key} />
        <button type="submit" className="button button-primary mt-1.5 min-h-12">
          Chercher
        </button>
      </form>
      <p className="mt-1 flex flex-wrap gap-x-6 *:inline-flex *:min-h-11 *:items-center">
        <Link to={situationPath(key)} className="text-link">
          La liste complète, {total} aliments
        </Link>
        <PdfLink to={`${situationPath(key)}.pdf`}>La feuille à imprimer (PDF)</PdfLink>
      </p>
    </aside>
  );
}
