/** Requests that probe the rights of a role on tables and functions. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { HIDDEN, MATRIX, type Role, SECRET } from "./rights-matrix";

/** Sends a request to a backend with the rights of a role. */
export type Ask = (role: Role, path: string, init?: RequestInit) => Promise<Response>;

export function askWith(url: string, send: typeof fetch, keys: Partial<Record<Role, string>>): Ask {
  return (role, path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("apikey", keys[role] ?? "");
    headers.set("Content-Type", "application/json");
    return send(`${url}/rest/v1/${path}`, { ...init, headers });
  };
}

export const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });
export const returning = { Prefer: "return=representation" };

const foreignKeys = z.array(z.object({ name: z.string(), source: z.string(), target: z.string() }));
type ForeignKeys = z.output<typeof foreignKeys>;

export async function readForeignKeys(owner: pg.Client): Promise<ForeignKeys> {
  const { rows } = await owner.query(`
    select conname as name, conrelid::regclass::text as source, confrelid::regclass::text as target
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `);
  return foreignKeys.parse(rows);
}

const functions = z.array(
  z.object({ name: z.string(), inputs: z.array(z.string()), types: z.array(z.string()) }),
);
type Functions = z.output<typeof functions>;

/** The functions that visitors cannot call, with the names and types of their arguments. */
export async function readServerFunctions(owner: pg.Client): Promise<Functions> {
  const { rows } = await owner.query(`
    select proname as name, coalesce(proargnames[1:pronargs], '{}') as inputs,
      (select coalesce(array_agg(format_type(type, null) order by place), '{}')
        from unnest(proargtypes) with ordinality as argument (type, place)) as types
    from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      and not has_function_privilege('anon', oid, 'execute')
  `);
  return functions.parse(rows);
}

/** An example of each argument type. */
const EXAMPLES: Record<string, unknown> = {
  ...{ text: "x", integer: 1, bigint: 1, boolean: true, uuid: randomUUID(), jsonb: [] },
  "double precision": 1,
};

export function exampleArguments({
  inputs,
  types,
}: Omit<Functions[number], "name">): Record<string, unknown> {
  return Object.fromEntries(inputs.map((input, n) => [input, EXAMPLES[types[n] ?? ""]]));
}

/** The matrix entry of a table, with the columns that visitors can select and the key of the hidden row. */
export function rightsOf(table: string) {
  const rights = MATRIX[table];
  const [keyColumn, id] = Object.entries(rights?.rows[0] ?? {})[0] ?? [];
  if (!rights || !keyColumn) throw new Error(`no rights for ${table}`);
  const columns = rights.visitors && rights.visitors !== "*" ? rights.visitors.join() : "*";
  return {
    ...rights,
    columns,
    keyColumn,
    id: String(id),
    mark: JSON.stringify(rights.rows).includes(SECRET) ? SECRET : String(HIDDEN),
  };
}

/** Paths of queries that would select the hidden row of a table. */
export function waysToSelect(table: string, keys: ForeignKeys): Record<string, string> {
  const { columns, keyColumn, id } = rightsOf(table);
  const nested = keys
    .filter(({ source, target }) => source === table || target === table)
    .map(({ name, source, target }): [string, string] => {
      const other = rightsOf(source === table ? target : source);
      const from = source === table ? target : source;
      return [
        `nested in ${from} by ${name}`,
        `${from}?select=${other.keyColumn},${table}!${name}(${columns})&order=${other.keyColumn}.desc&limit=50`,
      ];
    });
  return {
    plain: `${table}?select=${columns}&order=${keyColumn}.desc&limit=50`,
    filter: `${table}?select=${columns}&${keyColumn}=eq.${id}`,
    or: `${table}?select=${columns}&or=(${keyColumn}.eq.${id},${keyColumn}.eq.0)`,
    ...Object.fromEntries(nested),
  };
}

/** The number of rows with the hidden row's key, as a role counts them; "0" if the role cannot count rows. */
export async function count(
  ask: Ask,
  role: Role,
  table: string,
  method: string,
): Promise<string | undefined> {
  const { columns, keyColumn, id } = rightsOf(table);
  const path = `${table}?select=${columns}&${keyColumn}=eq.${id}`;
  const response = await ask(role, path, { method, headers: { Prefer: "count=exact" } });
  return response.ok ? response.headers.get("content-range")?.split("/")[1] : "0";
}
