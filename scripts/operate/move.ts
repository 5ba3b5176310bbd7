/** `npm run move`. The address is in DATABASE_URL, because process lists show arguments. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { lockFolder, requireOwner } from "../../app/server/embedded/data-folder.server";
import { pgliteOptions } from "../../app/server/embedded/pglite-options.server";
import { SettingsError } from "../../app/server/settings/settings.server";
import { moveRows } from "../database/move-rows";
import { dataFolder, readEnvFile } from "./running-site.mjs";

const USAGE = `npm run move -- to     du dossier de données vers la base hébergée
npm run move -- from   de la base hébergée vers le dossier de données
DATABASE_URL : l’adresse de la base hébergée, postgresql://…`;

readEnvFile();
const [, , direction] = process.argv;
const url = process.env["DATABASE_URL"];
if (!url || (direction !== "to" && direction !== "from")) throw new SettingsError(USAGE);
const folder = dataFolder();
const path = resolve(folder, "postgres");
if (!existsSync(path))
  throw new SettingsError(
    `Il n’y a pas de base dans « ${folder} » : démarrez d’abord le site une fois, ou donnez DATA_DIR.`,
  );
requireOwner(folder);
lockFolder(folder);
const hosted = new pg.Client(url);
await hosted.connect().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  throw new SettingsError(`La base hébergée ne s’ouvre pas (${reason}) : vérifiez DATABASE_URL.`);
});
const embedded = await PGlite.create(`file://${path}`, pgliteOptions());
try {
  const [source, target] = direction === "to" ? [embedded, hosted] : [hosted, embedded];
  for (const { table, rows, written } of await moveRows(source, target))
    console.log(`${table} : ${rows} ligne(s), ${written} écrite(s)`);
} finally {
  await embedded.close();
  await hosted.end();
}
console.log("Chaque ligne est arrivée, la même des deux côtés.");
const secret = join(path, "signing-secret");
if (direction === "to" && existsSync(secret) && !process.env["SIGNING_SECRET"])
  console.log(`Les liens des courriels demandent le même secret : SIGNING_SECRET=$(cat ${secret})`);
