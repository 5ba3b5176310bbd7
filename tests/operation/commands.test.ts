import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** An empty folder: a data folder, or that of a project. */
let folder = "";
let sites: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faqalim-commands-"));
});
afterEach(() => {
  for (const site of sites) site.close();
  sites = [];
  rmSync(folder, { recursive: true });
});

/** Runs a script in the folder, so that no `.env` of the project is read. @throws Error with its status and error output */
function run(
  script: string,
  args: string[],
  env: Record<string, string | undefined> = {},
  options: string[] = [],
) {
  return promisify(execFile)(process.execPath, [...options, script, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
}

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
/** Makes these files and folders of the project part of the project in the folder. */
const link = (...paths: string[]) => {
  for (const path of paths) symlinkSync(resolve(path), join(folder, path));
};

const COMMANDS = [
  ...["app", "compiler", "content", "node_modules", "package.json", "scripts", "supabase"],
  "vite-scripts.config.ts",
];

describe("npm run messages and backup", () => {
  const [BACKUP, MESSAGES] = [resolve("scripts/operate/backup.mjs"), resolve("scripts/operate/messages.mjs")];

  /** Answers operator commands on the socket in the folder, as the running site does. */
  async function runSite(answer: RequestListener): Promise<Server> {
    const site = createServer(answer);
    sites.push(site);
    await new Promise<void>((done) => site.listen(join(folder, "operator.sock"), done));
    return site;
  }

  it("an export to a file contains what the site answers, for its owner only, and prints no subscriber", async () => {
    const csv = "\ufeffemail,confirmed_at\nlea@exemple.fr,2026-11-21\n";
    const asked: string[] = [];
    await runSite((request, response) => {
      void text(request).then((body) => {
        asked.push(`${request.url} ${body}`);
        response.end(csv);
      });
    });
    const args = ["export", "newsletter", "abonnes.csv"];
    const { stdout } = await run(MESSAGES, args, { DATA_DIR: folder });
    const file = join(folder, "abonnes.csv");
    expect(asked).toEqual(['/messages ["export","newsletter"]']);
    expect(stdout).toBe(`abonnes.csv : ${Buffer.byteLength(csv)} octets.\n`);
    expect(readFileSync(file, "utf8")).toBe(csv);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("a daily backup has the name of its day, and deletes those that are older than 90 days", async () => {
    await runSite((_, response) => response.end("archive"));
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const days of [89, 91]) {
      write(`backups/${days}.tar.gz`, "");
      utimesSync(join(folder, `backups/${days}.tar.gz`), daysAgo(days), daysAgo(days));
    }
    await run(BACKUP, ["--daily", "backups"], { DATA_DIR: folder });
    const today = `${daysAgo(0).toISOString().slice(0, 10)}.tar.gz`;
    expect(readdirSync(join(folder, "backups")).sort()).toEqual([today, "89.tar.gz"].sort());
  });

  it("an interrupted backup leaves no file with the name of the backup", async () => {
    const backup = join(folder, "backup.tar.gz");
    // A site that sends half of a backup and then stalls.
    const site = await runSite((_, response) => {
      response.writeHead(200, { "Content-Length": 100 });
      response.write("x".repeat(50), () => site.emit("half sent"));
    });
    const start = async () => {
      const halfSent = once(site, "half sent");
      const env = { ...process.env, DATA_DIR: folder };
      const command = spawn(process.execPath, [BACKUP, backup], { env, stdio: "ignore" });
      await halfSent;
      return command;
    };
    const killed = await start();
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(existsSync(backup)).toBe(false);
    const cutShort = await start();
    const ending = once(cutShort, "exit");
    site.closeAllConnections();
    expect(await ending).toEqual([1, null]);
    expect(existsSync(backup)).toBe(false);
  });

  it("without a database in the data folder, a command says so, and makes none", async () => {
    link(...COMMANDS);
    const nowhere = join(folder, "nowhere");
    const env = { DATA_DIR: nowhere, SUPABASE_URL: "" };
    await expect(run(MESSAGES, ["list"], env)).rejects.toThrow(
      `Il n’y a pas de base dans « ${nowhere} » : corrigez DATA_DIR.`,
    );
    expect(existsSync(nowhere)).toBe(false);
  });
});

it("a restore goes to the data folder of .env", async () => {
  const data = join(folder, "elsewhere");
  mkdirSync(data);
  link(...COMMANDS);
  write(".env", `DATA_DIR=${data}\n`);
  await expect(
    run("scripts/build/run-in-vite.mjs", ["scripts/operate/restore.ts", "nothing.tar.gz"], {
      DATA_DIR: undefined,
    }),
  ).rejects.toThrow("nothing.tar.gz");
  expect([data, join(folder, "data")].map((each) => existsSync(join(each, "lock")))).toEqual([true, false]);
});

it("a question is withdrawn although the contents have a fault", async () => {
  write("content/faq/tambours/autre.md", "---\nid: 103\n---\n\nDes “guillemets” anglais.\n");
  // Without a database, the withdrawal script only prints its arguments.
  write("scripts/operate/withdraw.mjs", "console.log(...process.argv.slice(2));");
  link("app", "node_modules", "tsconfig.json", "scripts/content", "scripts/build");
  const args = ["scripts/content/content.ts", "retirer", "102", "--annuler"];
  const said = await run("node_modules/tsx/dist/cli.mjs", args);
  expect(said).toEqual({ stdout: "102 --annuler\n", stderr: "" });
});

describe("npm start exits with code 1 and one sentence", () => {
  const START = resolve("scripts/operate/start.mjs");

  beforeEach(() => {
    const root = { name: "site", version: "1.0.0", dependencies: { isbot: "5.2.3" } };
    const locked = { version: "5.2.3", resolved: "http://127.0.0.1:9/isbot.tgz" };
    const lock = { ...root, lockfileVersion: 3, packages: { "": root, "node_modules/isbot": locked } };
    write("package.json", JSON.stringify(root));
    write("package-lock.json", JSON.stringify(lock));
  });

  it.each([
    [
      "on a Node that is too old",
      ["--import", "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.19.0'})"],
      "Le site demande Node 20.19, 22.12 ou plus récent, et cette machine a Node 18.19.0.\n",
    ],
    [
      "without a network to install from",
      [],
      "Les paquets n’ont pas pu être téléchargés : vérifiez la connexion à Internet, puis relancez « npm start ».\n",
    ],
  ])("%s", async (_when, options, stderr) => {
    const offline = {
      npm_config_registry: "http://127.0.0.1:9",
      npm_config_cache: join(folder, "npm"),
      npm_config_fetch_retries: "0",
    };
    const env = { DATA_DIR: "memory://", ...offline };
    await expect(run(START, [], env, options)).rejects.toMatchObject({ code: 1, stderr });
  });
});
