import { ErrorText } from "./failed-form";
import { HONEYPOT_FIELD, VALID_FROM_FIELD } from "./honeypot";

type Props = {
  name: string;
  label: string;
  type?: "text" | "email";
  autoComplete?: string;
  defaultValue?: string | undefined;
  hint?: string;
  error?: string | undefined;
  rows?: number;
  isOptional?: boolean;
};

export function Field({
  name,
  label,
  type = "text",
  hint,
  error,
  rows,
  isOptional = false,
  ...input
}: Props) {
  const common = {
    ...input,
    id: name,
    name,
    required: !isOptional,
    "aria-invalid": error ? true : undefined,
    "aria-describedby":
      [hint && `${name}-aide`, error && `${name}-erreur`].filter(Boolean).join(" ") || undefined,
    className: `field mt-1.5 grow ${error ? "border-2 border-myth" : ""}`,
  };
  return (
    <div className="flex flex-col">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${name}-aide`} className="text-[.95rem] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <ErrorText id={`${name}-erreur`}>
          <span className="sr-only">Erreur{"\u202f"}: </span>
          {error}
        </ErrorText>
      )}
      {rows ? <textarea {...common} rows={rows} /> : <input {...common} type={type} />}
    </div>
  );
}

/** For bots, which fill in every field. Some browsers do too, but not the field of type `hidden` of a form that is shown again. */
export function HoneypotFields({
  validFrom,
  isShownAgain = false,
}: {
  validFrom?: string | undefined;
  isShownAgain?: boolean;
}) {
  return (
    <>
      {isShownAgain ? (
        <input type="hidden" name={HONEYPOT_FIELD} value="" />
      ) : (
        <div aria-hidden className="absolute -left-[200vw] w-[100vw] overflow-hidden">
          <label>
            Laissez ce champ vide
            <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      {validFrom !== undefined && <input type="hidden" name={VALID_FROM_FIELD} value={validFrom} />}
    </>
  );
}
