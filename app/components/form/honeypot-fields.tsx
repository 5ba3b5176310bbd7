import { HONEYPOT_FIELD, SHOWN_AT_FIELD } from "~/domain/form/honeypot";

/** A field for programs that fill in everything; `shownAt` is the signed time at which the form is shown. */
export function HoneypotFields({ shownAt }: { shownAt?: string | undefined }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] w-[100vw] overflow-hidden">
      <label>
        Laissez ce champ vide
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      {shownAt !== undefined && <input type="hidden" name={SHOWN_AT_FIELD} value={shownAt} />}
    </div>
  );
}
