export type Value = string | number | boolean | null;

/**
 * A value as an SQL literal. Only quotes need escaping, because `standard_conforming_strings` is on in every
 * supported PostgreSQL.
 */
export function literal(value: Value): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
