import { SENT_FROM_FIELD, TRAP_FIELD } from "~/domain/form/spam-trap";

export function TrapFields({ sentFrom }: { sentFrom?: string | undefined }) {
  return (
    <div aria-hidden className="absolute -left-[200vw]">
      <label>
        Laissez ce champ vide
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      {sentFrom !== undefined && <input type="hidden" name={SENT_FROM_FIELD} value={sentFrom} />}
    </div>
  );
}
