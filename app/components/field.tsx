type Props = {
  name: string;
  label: string;
  type?: "text" | "email";
  autoComplete?: string;
  defaultValue?: string | undefined;
  /** Makes it a text area of that many rows. */
  rows?: number;
};

/** A labelled field of a form. */
export function Field({ name, label, type = "text", autoComplete, defaultValue, rows }: Props) {
  const common = { id: name, name, autoComplete, defaultValue, className: "field mt-1.5" };
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {rows ? <textarea {...common} rows={rows} /> : <input {...common} type={type} />}
    </div>
  );
}
