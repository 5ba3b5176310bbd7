import { stringify } from "csv-stringify/sync";
import { SettingsError } from "~/data/backend/env.server";
import type { Client } from "~/data/backend/client.server";
import { isReadOnly, supabaseServer } from "~/data/backend/supabase.server";

/** The client that reads what visitors wrote. @throws SettingsError on a read-only site */
export async function operatorClient(): Promise<Client> {
  if (await isReadOnly()) {
    throw new SettingsError(
      "Ce que les visiteurs ont écrit est hors d’atteinte : rien n’a été lu ni effacé.",
    );
  }
  return supabaseServer;
}

/** PostgREST returns 1,000 rows at most, or fewer. */
export const PAGE = 1000;

/** All rows of a table, oldest first; `page` gives the next `PAGE` rows after an id, or as many of them as the backend returns. */
export async function readAll<Row extends { id: number }>(
  page: (afterId: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const found = await page(rows.at(-1)?.id ?? 0);
    if (found.length === 0) return rows;
    rows.push(...found);
  }
}

/** The byte order mark is for spreadsheets, and so is escaping what would be a formula. */
export function csv(rows: Record<string, unknown>[], columns: string[]): string {
  return stringify(rows, { header: true, columns, bom: true, escape_formulas: true }).trimEnd();
}
