/**
 * `npm run restore -- <file>`: replaces the embedded database with a backup, and moves the previous database to a folder beside
 * it.
 */
import { settings, SettingsError } from "../../app/server/settings/settings.server";
import { lockFolder, requireOwner } from "../../app/server/embedded/data-folder.server";
import { restoreBackup } from "../../app/server/embedded/restore.server";
import { readEnvFile } from "./running-site.mjs";

async function main(): Promise<string> {
  readEnvFile();
  const { backend } = settings();
  const [file] = process.argv.slice(2);
  if (!file) throw new SettingsError("npm run restore -- sauvegardes/2026-11-22.tar.gz   le fichier à lire");
  if (backend.kind !== "embedded" || backend.dataDir.startsWith("memory:"))
    throw new SettingsError("Une base hébergée se restaure avec pg_restore.");
  requireOwner(backend.dataDir);
  lockFolder(backend.dataDir);
  const { kept, isRead } = await restoreBackup(backend.dataDir, file);
  const warning = isRead
    ? ""
    : "\nCe qui était retiré peut être de nouveau en ligne : vérifiez avec « npm run content -- retirer » une fois le site démarré, et retirez-le encore.";
  return `« ${file} » est en place dans ${backend.dataDir}${kept ? `. Ce qui s’y trouvait, avec les messages des visiteurs, est dans ${kept} : effacez-le dès qu’il ne sert plus` : ""}.${warning}`;
}

try {
  console.log(await main());
  process.exit(0);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
