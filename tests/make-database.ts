/** Makes the database in the folder that is its argument. `prepareDatabase` runs it: only Vite can load the migrations. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { openDatabase } from "../app/data/backend/embedded/embedded-database.server";
import { DATABASE_TAR, DATABASE_FOLDER } from "./prepared-database";

const folder = process.argv.at(-1) ?? "";
const url = `file://${join(folder, DATABASE_FOLDER)}`;

const database = await openDatabase({ url, publishableKey: "public", secretKey: "secret" });
await database.close();

const closed = await PGlite.create(url, { extensions: { pg_trgm, unaccent } });
const tar = await closed.dumpDataDir("none");
await closed.close();
writeFileSync(join(folder, DATABASE_TAR), Buffer.from(await tar.arrayBuffer()));
