import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { openEmbeddedBackend } from "~/server/embedded/embedded.server";
import {
  ACCOUNT_KEY,
  PUBLISHABLE_KEY,
  type RealBackend,
  SECRET_KEY,
  startRealBackend,
} from "./postgres/real-backend";
import { ROLES, TABLES, VERBS, VERSION_TABLE, VISITORS, VISITORS_FUNCTIONS } from "./rights-matrix";
import {
  type Ask,
  askWith,
  count,
  exampleArguments,
  post,
  readForeignKeys,
  readServerFunctions,
  returning,
  rightsOf,
  waysToSelect,
} from "./rights-requests";

const BACKENDS = ["embedded", "hosted"] as const;
const rowsOf = z.array(z.record(z.unknown()));

let real: RealBackend;
let foreignKeys: Awaited<ReturnType<typeof readForeignKeys>>;
let serverFunctions: Awaited<ReturnType<typeof readServerFunctions>>;
const asks: Partial<Record<(typeof BACKENDS)[number], Ask>> = {};
const on = (name: (typeof BACKENDS)[number]): Ask => {
  const ask = asks[name];
  if (!ask) throw new Error("not started");
  return ask;
};

/** The roles of a backend's visitors. The embedded backend has no accounts. */
const visitorsOf = (name: (typeof BACKENDS)[number]) => (name === "hosted" ? VISITORS : (["anon"] as const));

beforeAll(async () => {
  const embedded = await openEmbeddedBackend("memory://");
  real = await startRealBackend(inject("postgresPort"));
  foreignKeys = await readForeignKeys(real.owner);
  serverFunctions = await readServerFunctions(real.owner);
  asks.embedded = askWith("http://embedded.invalid", embedded.fetch, {
    ...{ anon: embedded.publishableKey, service_role: embedded.secretKey },
  });
  asks.hosted = askWith(real.url, fetch, {
    ...{ anon: PUBLISHABLE_KEY, authenticated: ACCOUNT_KEY, service_role: SECRET_KEY },
  });
  for (const ask of Object.values(asks)) {
    for (const table of TABLES) {
      const { isView, rows } = rightsOf(table);
      for (const row of isView ? [] : rows) {
        const response = await ask("service_role", table, post(row));
        expect(response.status, `${table}: ${await response.text()}`).toBe(201);
      }
    }
  }
});

// The embedded backend logs refused requests.
afterEach(() => void vi.mocked(console.error).mockClear());

afterAll(async () => real.stop());

it("every table and view has the privileges of the matrix for each role and verb", async () => {
  const { rows } = await real.owner.query(
    `select relname, role, verb,
       case verb when 'SELECT' then has_any_column_privilege(role, c.oid, verb) else has_table_privilege(role, c.oid, verb) end
         as is_allowed
     from pg_class c, unnest($1::text[]) as role, unnest($2::text[]) as verb
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')
     order by relname, role, verb`,
    [ROLES, VERBS],
  );
  const isAllowed = (relname: string, role: string, verb: string) => {
    const isRead = verb === "SELECT";
    if (relname === VERSION_TABLE) return isRead;
    const { visitors, isView } = rightsOf(relname);
    return role === "service_role" ? isRead || !isView : isRead && visitors !== null;
  };
  const expected = [...TABLES, VERSION_TABLE]
    .sort()
    .flatMap((relname) =>
      [...ROLES]
        .sort()
        .flatMap((role) =>
          [...VERBS]
            .sort()
            .map((verb) => ({ relname, role, verb, is_allowed: isAllowed(relname, role, verb) })),
        ),
    );
  expect(rows).toEqual(expected);
});

it("visitors can call the functions of the matrix and no others", async () => {
  for (const role of VISITORS) {
    const { rows } = await real.owner.query(
      `select proname from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
      [role],
    );
    expect(rows.map(({ proname }) => String(proname))).toEqual(Object.keys(VISITORS_FUNCTIONS).sort());
  }
});

// On the hosted backend visitors lack the privileges; on the embedded one policies exclude every row.
it.each(TABLES)("%s: visitors cannot write on the embedded backend", async (table) => {
  const { rows, keyColumn, isView } = rightsOf(table);
  const row = rows.at(-1) ?? {};
  const path = `${table}?${keyColumn}=eq.${String(row[keyColumn])}`;
  const body = JSON.stringify(row);
  const resolution = { Prefer: "resolution=merge-duplicates,return=representation" };
  const writes: [string, string, RequestInit][] = [
    ["insert", table, { method: "POST", body, headers: returning }],
    ["upsert", table, { method: "POST", body, headers: resolution }],
    ["update", path, { method: "PATCH", body, headers: returning }],
    ["delete", path, { method: "DELETE", headers: returning }],
  ];
  for (const [verb, to, init] of writes) {
    const response = await on("embedded")("anon", to, init);
    if (response.status === 200) expect(await response.json(), verb).toEqual([]);
    else expect(response.status, `${verb}: ${await response.text()}`).toBeGreaterThanOrEqual(400);
  }
  if (!isView)
    expect(rowsOf.parse(await (await on("embedded")("service_role", path)).json())).toHaveLength(1);
});

describe.each(BACKENDS)("on the %s backend", (name) => {
  it.each(TABLES)("%s: visitors can select published rows only", async (table) => {
    const { visitors: mayRead, columns, mark } = rightsOf(table);
    for (const role of visitorsOf(name)) {
      for (const [way, path] of Object.entries(waysToSelect(table, foreignKeys))) {
        expect(await (await on(name)(role, path)).text(), `${role}, ${way}`).not.toContain(mark);
      }
      for (const method of ["HEAD", "GET"]) {
        expect(await count(on(name), role, table, method), `${role}, counted by ${method}`).toBe("0");
      }
      const published = await on(name)(role, `${table}?select=${columns}&limit=1`);
      if (mayRead) expect(rowsOf.parse(await published.json()), role).toHaveLength(1);
      else if (name === "hosted") expect([401, 403], role).toContain(published.status);
    }
  });

  it("everybody can select the content version, and nobody can write it", async () => {
    // On the embedded backend, whose keys never leave the process, the server's key may do everything.
    const everybody = name === "hosted" ? ROLES : visitorsOf(name);
    const versions = async () =>
      Promise.all(everybody.map(async (role) => (await on(name)(role, VERSION_TABLE)).text()));
    const before = await versions();
    for (const text of before) expect(rowsOf.parse(JSON.parse(text))).toHaveLength(1);
    for (const role of everybody) {
      for (const init of [
        post({ id: true, version: 9_999 }),
        { method: "PATCH", body: '{"version":9999}' },
        { method: "DELETE" },
      ]) {
        await on(name)(role, init.method === "POST" ? VERSION_TABLE : `${VERSION_TABLE}?id=is.true`, init);
      }
    }
    expect(await versions()).toEqual(before);
  });

  it("visitors' functions do not return hidden rows", async () => {
    for (const role of visitorsOf(name)) {
      for (const [called, { arguments: given, answer }] of Object.entries(VISITORS_FUNCTIONS)) {
        const response = await on(name)(role, `rpc/${called}`, post(given));
        expect(await response.json(), `${role}, ${called}`).toEqual(answer);
      }
    }
  });

  it("the server’s functions refuse visitors", async () => {
    expect(serverFunctions.map((each) => each.name)).toContain("faqalim_send_message");
    for (const role of visitorsOf(name)) {
      for (const { name: called, ...inputs } of serverFunctions) {
        const response = await on(name)(role, `rpc/${called}`, post(exampleArguments(inputs)));
        expect(await response.json(), `${role}, ${called}`).toMatchObject({ code: "42501" });
      }
    }
  });
});

// Only for the hosted backend. The embedded backend grants all columns, because only the site's process can query it
// (docs/decisions/0003).
it("visitors cannot select a quiz’s answer key", async () => {
  const { rows } = await real.owner.query<{ name: string }>(
    `select distinct format('%s.%s', attrelid::regclass, attname) as name
     from pg_attribute, unnest($1::text[]) as role
     where attrelid in ('faqalim_quiz_answers'::regclass, 'faqalim_quiz_questions'::regclass)
       and attnum > 0 and not attisdropped and has_column_privilege(role, attrelid, attnum, 'SELECT')`,
    [VISITORS],
  );
  const open = ["faqalim_quiz_answers", "faqalim_quiz_questions"].flatMap((table) =>
    rightsOf(table)
      .columns.split(",")
      .map((column) => `${table}.${column}`),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(open.sort());
});
