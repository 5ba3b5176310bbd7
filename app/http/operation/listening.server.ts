import { Server } from "node:http";
import { resolve } from "node:path";
import { remember } from "@epic-web/remember";
import { settings } from "~/data/settings/settings.server";

/**
 * Logs in French where remix-serve's server listens, because remix-serve's own message always names localhost:3000. Exits
 * with code 1 if the server cannot listen, or if it chose another port, which remix-serve does when PORT is unset and port
 * 3000 is in use.
 */
export function watchListening(closeBackend: () => Promise<void>): void {
  if (!import.meta.env.PROD) return;
  const end = (sentence: string) => {
    process.stderr.write(`${sentence}\n`);
    void closeBackend()
      .catch(console.error)
      .finally(() => process.exit(1));
  };
  remember("listening", () => {
    const emit: unknown = Reflect.get(Server.prototype, "emit");
    if (typeof emit !== "function") throw new Error("HTTP servers have no emit method");
    const emitFirst = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
      const [error] = args;
      if (event === "listening" || event === "error")
        Object.defineProperty(Server.prototype, "emit", { value: emit, writable: true });
      if (event === "error" && error instanceof Error)
        end(refusal("code" in error ? String(error.code) : ""));
      else if (event === "listening") welcome(this, end);
      else return Boolean(Reflect.apply(emit, this, [event, ...args]));
      // Replace remix-serve's own handling of the event, which only logs.
      return true;
    };
    Object.defineProperty(Server.prototype, "emit", { value: emitFirst, writable: true });
    return true;
  });
}

function welcome(server: Server, end: (sentence: string) => void): void {
  const address = server.address();
  if (!address || typeof address === "string") return;
  if (address.port !== settings().port) return end(refusal("EADDRINUSE"));
  const isEverywhere = ["::", "0.0.0.0"].includes(address.address);
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  const url = `http://${isEverywhere ? "localhost" : host}:${address.port}`;
  const place = `Le site répond sur ${url}${isEverywhere ? ", et sur le réseau de cette machine" : ""}`;
  // On a terminal, `npm start` shows these lines in a box.
  process.send?.({ url, lines: [place, `Données : ${whereData()}`, `Courriels : ${whetherMail()}`] });
  if (!process.send || !process.stdout.isTTY) process.stdout.write(`${place}.\n`);
}

function whereData(): string {
  const { backend } = settings();
  if (backend.kind === "hosted") return backend.url;
  return backend.dataDir.startsWith("memory:") ? "en mémoire, perdues à l’arrêt" : resolve(backend.dataDir);
}

function whetherMail(): string {
  const { mail } = settings();
  return mail ? `envoyés par ${new URL(mail.smtpUrl).host}` : "en attente dans la base, sans SMTP_URL";
}

function refusal(code: string): string {
  const { port } = settings();
  switch (code) {
    case "EADDRINUSE":
      return `Le port ${port} est déjà pris par un autre programme : arrêtez-le, ou choisissez un autre port avec PORT.`;
    case "EACCES":
      return `Le port ${port} est réservé à l’administrateur de la machine : choisissez-en un au-dessus de 1023 avec PORT.`;
    default:
      return `Le site ne peut pas écouter sur le port ${port} (${code}) : vérifiez HOST et PORT.`;
  }
}
