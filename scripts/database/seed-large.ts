/**
 * `npm run measure -- seed-large`: fills a database with thousands of questions for measurements. The target is required:
 * `--database-url postgresql://…` (migrated and seeded) or `--data-dir folder`. Refuses a database with visitors' or editors' rows.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import pg from "pg";
import { z } from "zod";
import { openEmbeddedBackend } from "../../app/data/backend/embedded/embedded.server";
import { FOREIGN_ROWS, largeContents } from "./large-contents";

const USAGE =
  "Usage: npm run measure -- seed-large (--database-url postgresql://… | --data-dir folder) [--questions 20000] [--subcategories 200] [--quizzes 500]";

const count = z.coerce.number().int().min(0).max(400_000);
const options = z.object({
  "database-url": z.string().optional(),
  "data-dir": z.string().optional(),
  questions: count,
  subcategories: count,
  quizzes: count,
});

type Target = {
  run: (sql: string) => Promise<unknown>;
  /** Runs a query and returns the number in its result. */
  ask: (sql: string) => Promise<unknown>;
  close: () => Promise<void>;
};

async function openHosted(connectionString: string): Promise<Target> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    run: (sql) => client.query(sql),
    ask: async (sql) => z.object({ count: z.unknown() }).parse((await client.query(sql)).rows[0]).count,
    close: () => client.end(),
  };
}

/** Opens the folder's database like the site: creates it if it is missing, and locks the folder until the process ends. */
async function openFolder(folder: string): Promise<Target> {
  const site = await openEmbeddedBackend(folder);
  await site.close();
  if (site.isReadOnly()) throw new Error(`${folder} cannot be written`);
  const url = `file://${join(folder, "postgres")}`;
  const database = await PGlite.create(url, { extensions: { pg_trgm, unaccent } });
  return {
    run: (sql) => database.exec(sql),
    ask: async (sql) => (await database.query<{ count: unknown }>(sql)).rows[0]?.count,
    close: () => database.close(),
  };
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      "database-url": { type: "string" },
      "data-dir": { type: "string" },
      questions: { type: "string", default: "20000" },
      subcategories: { type: "string", default: "200" },
      quizzes: { type: "string", default: "500" },
    },
  });
  return options.parse(values);
}

async function fill(): Promise<void> {
  const { "database-url": url, "data-dir": folder, ...wanted } = readOptions();
  if ((url === undefined) === (folder === undefined)) throw new Error(USAGE);
  const target = url === undefined ? await openFolder(folder ?? "") : await openHosted(url);
  try {
    if (Number(await target.ask(FOREIGN_ROWS)) > 0)
      throw new Error("This database contains rows of visitors or editors: nothing was added.");
    const start = performance.now();
    await target.run(largeContents(wanted));
    await target.run("vacuum analyze");
    const total = String(await target.ask("select count(*) as count from public.faqalim_faqs"));
    console.log(`${total} questions, in ${Math.round((performance.now() - start) / 1000)} s`);
  } finally {
    await target.close();
  }
}

await fill().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
process.exit();
