import { HONEYPOT_FIELD, VALID_FROM_FIELD } from "./honeypot";

type Props = {
  validFrom?: string | undefined;
  wasFilled?: boolean;
};

/**
 * A honeypot for bots, which fill in every field. Some browsers autofill the field too. When a form is shown again for this
 * reason, the field is therefore of type `hidden`, which browsers do not autofill.
 */
export function HoneypotFields({ validFrom, wasFilled = false }: Props) {
  const shown = validFrom !== undefined && <input type="hidden" name={VALID_FROM_FIELD} value={validFrom} />;
  if (wasFilled) {
    return (
      <>
        <input type="hidden" name={HONEYPOT_FIELD} value="" />
        {shown}
      </>
    );
  }
  return (
    <div aria-hidden className="absolute -left-[200vw] w-[100vw] overflow-hidden">
      <label>
        Laissez ce champ vide
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      {shown}
    </div>
  );
}
