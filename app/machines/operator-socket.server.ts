import { chmodSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { settings, SettingsError } from "~/server/settings/settings.server";
import { embeddedBackend } from "~/server/backend/supabase.server";
import { runMessagesCommand } from "~/messages/operator/messages-command.server";
import { runWithdrawCommand } from "~/questions/withdraw-command.server";

const RESTART_MS = 100;

/** For scripts/operate, which cannot open the embedded database while the site runs. The site works without it. */
export function openOperatorSocket(): void {
  const { backend } = settings();
  const isStored = backend.kind === "embedded" && !backend.dataDir.startsWith("memory:");
  if (!isStored || process.platform === "win32") return;
  const path = join(backend.dataDir, "operator.sock");
  // A killed process leaves it. No other process uses it, because this one has the folder's lock.
  rmSync(path, { force: true });
  const server = createServer((request, response) => void respond(request, response)).unref();
  server.on("error", (error) => console.error("Prise des commandes :", error));
  server.on("listening", () => chmodSync(path, 0o600));
  process.once("exit", () => rmSync(path, { force: true }));
  server.listen(path);
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const args = z.array(z.string()).parse(await json(request));
    const output = await runOperatorCommand(request.url?.slice(1) ?? "", args);
    response.writeHead(200).end(output);
  } catch (error) {
    if (!(error instanceof SettingsError)) console.error("Commande :", error);
    const isExplained = error instanceof SettingsError;
    const text = isExplained ? error.message : "La commande a échoué : voir le journal du site.";
    response.writeHead(isExplained ? 422 : 500).end(text);
  }
}

/** Runs a command and returns its output. @throws SettingsError for wrong arguments, and the errors of the backend */
export async function runOperatorCommand(command: string, args: string[]): Promise<string | Buffer> {
  switch (command) {
    case "messages":
      return runMessagesCommand(args);
    case "withdraw":
      return `${await runWithdrawCommand(args)}\n`;
    case "backup":
      return backUp();
    case "restart":
      return restart();
    default:
      throw new SettingsError(`Commande inconnue du site : ${command}.`);
  }
}

async function backUp(): Promise<Buffer> {
  const archive = await (await embeddedBackend)?.backUp();
  if (!archive)
    throw new SettingsError(
      "Il n’y a pas de dossier de données à sauvegarder : une base hébergée se sauvegarde avec pg_dump.",
    );
  return Buffer.from(archive);
}

/** Ends this process. systemd starts it again; without systemd, the operator must. */
function restart(): string {
  if (!process.env["INVOCATION_ID"])
    return "Redémarrez le site : il montrera ces contenus. (Sous systemd, cette commande le fait.)\n";
  setTimeout(() => process.kill(process.pid, "SIGTERM"), RESTART_MS);
  return "Le site redémarre : il montre ces contenus dans quelques secondes.\n";
}
