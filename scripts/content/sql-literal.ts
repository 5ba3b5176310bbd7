export type Value = string | number | boolean | null;

/**
 * A value as an SQL literal. `standard_conforming_strings` is on in every supported PostgreSQL, so only
 * quotes need escaping.
 */
export function literal(value: Value): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
