/** Writes a prepared database to the path in its argument. `prepareDatabase` runs it in Vite, which can load the migrations. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { openDatabase } from "../../app/data/backend/embedded/embedded-database.server";

const archive = process.argv.at(-1) ?? "";
const folder = mkdtempSync(join(tmpdir(), "faqalim-database-"));
const url = `file://${join(folder, "postgres")}`;

const database = await openDatabase({ url, publishableKey: "public", secretKey: "secret" });
await database.close();

const closed = await PGlite.create(url, { extensions: { pg_trgm, unaccent } });
const dump = await closed.dumpDataDir("gzip");
await closed.close();
writeFileSync(archive, Buffer.from(await dump.arrayBuffer()));
rmSync(folder, { recursive: true });
