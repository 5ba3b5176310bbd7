/** `npm run restore -- <file>`: replaces the embedded database with a backup, and moves the old one to a folder beside it. */
import { settings, SettingsError } from "../../app/server/settings/settings.server";
import { lockFolder, requireOwner } from "../../app/server/embedded/data-folder.server";
import { restoreBackup } from "../../app/server/embedded/restore.server";
import { readEnvFile } from "./running-site.mjs";

readEnvFile();
const { backend } = settings();
const [, , file] = process.argv;
if (!file) throw new SettingsError("npm run restore -- sauvegardes/2026-11-22.tar.gz   le fichier à lire");
if (backend.kind !== "embedded" || backend.dataDir.startsWith("memory:"))
  throw new SettingsError("Une base hébergée se restaure avec pg_restore.");
requireOwner(backend.dataDir);
lockFolder(backend.dataDir);
const kept = await restoreBackup(backend.dataDir, file);
const old = kept
  ? ` Ce qui s’y trouvait, avec les messages des visiteurs, est dans ${kept} : effacez-le dès qu’il ne sert plus.`
  : "";
console.log(`« ${file} » est en place dans ${backend.dataDir}.${old}`);
console.log(
  "Ce qui a été retiré après cette sauvegarde est de nouveau en ligne : retirez-le encore avec « npm run content -- retirer » une fois le site démarré.",
);
