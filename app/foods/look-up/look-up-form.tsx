import type { ComponentProps } from "react";
import { FOODS_PATH } from "~/foods/food";
import { FOOD_PARAM, MAX_FOOD_NAME } from "./look-up";
import { EVERYONE, type Situation, SITUATION_PARAM } from "./situation";

type FieldProps = { label: string; name: string; error: string | undefined; className?: string } & Pick<
  ComponentProps<"input">,
  "placeholder" | "required" | "pattern" | "title" | "children"
>;

export function FoodField({ label, name, error, className = "", children, ...input }: FieldProps) {
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

export function LookUpForm({ situations, name = "", situation = EVERYONE, error, className }: Props) {
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
