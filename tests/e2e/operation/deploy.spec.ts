import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { samplePaths } from "../../support/contents";
import { freePort } from "../../support/free-port";
import { ask, responds, type Site, startSite, temporaryFolder } from "../support/server";

const isMissing = spawnSync("nginx", ["-v"]).error !== undefined;
const folder = temporaryFolder();
let sites: Site[] = [];
let nginx: ChildProcess | undefined;
let url = "";

/** deploy/nginx.conf in front of these ports, as a complete configuration with its files in `folder`. */
function configuration(port: number, [first, second]: number[]): string {
  const replaced = {
    "listen 80;": `listen 127.0.0.1:${port};`,
    "172.30.0.11:3000": `127.0.0.1:${first}`,
    "172.30.0.12:3000": `127.0.0.1:${second}`,
    "/var/cache/nginx/": `${folder.path}/`,
    "/var/log/nginx/": `${folder.path}/`,
  };
  const site = Object.entries(replaced).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    readFileSync("deploy/nginx.conf", "utf8"),
  );
  // Only root can write to nginx's default folders.
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder.path, kind)};`,
  );
  return `pid ${folder.path}/pid; error_log ${folder.path}/error.log; events {} http { ${temporary.join(" ")} ${site} }`;
}

const fetchPage = (path: string, encodings?: string) =>
  ask(url, path, encodings === undefined ? {} : { headers: { "accept-encoding": encodings } });

test.describe("two sites behind nginx", () => {
  test.describe.configure({ mode: "serial" });
  test.skip(isMissing && !process.env["CI"], "nginx is missing");

  test.beforeAll(async () => {
    // nginx's workers run as another user.
    chmodSync(folder.path, 0o755);
    mkdirSync(join(folder.path, "site"));
    sites = await Promise.all([startSite(), startSite()]);
    const port = await freePort();
    const config = join(folder.path, "nginx.conf");
    const ports = sites.map((site) => Number(new URL(site.url).port));
    writeFileSync(config, configuration(port, ports));
    nginx = spawn("nginx", ["-c", config, "-g", "daemon off;"], { stdio: "inherit" });
    url = `http://127.0.0.1:${port}`;
    await expect.poll(() => responds(`${url}/sante`)).toBe(true);
  });

  test.afterAll(async () => {
    if (nginx && nginx.exitCode === null) {
      nginx.kill("SIGQUIT");
      await once(nginx, "exit");
    }
    await Promise.all(sites.map((site) => site.kill()));
    folder.remove();
  });

  test("a page is cached once per encoding, whatever the order of Accept-Encoding and the tracking parameters", async () => {
    for (const [encodings, expected] of [
      ["gzip, deflate, br, zstd", "br"],
      ["br;q=0, gzip", "gzip"],
      ["gzip;q=0.0", undefined],
    ] as const)
      expect((await fetchPage("/", encodings)).headers["content-encoding"], encodings).toBe(expected);
    for (const path of ["/", "/?utm_source=lettre&fbclid=x"])
      expect((await fetchPage(path, "br, gzip")).headers["x-cache"], path).toBe("HIT");
  });

  test("searches, forms, quizzes and probes are never cached", async () => {
    const paths = ["/recherche?q=fer", "/suggestions?q=fer", samplePaths.untimedQuiz, "/contact", "/sante"];
    for (const path of paths) {
      await fetchPage(path);
      expect((await fetchPage(path)).headers["x-cache"], path).toBeUndefined();
    }
    await fetchPage("/inconnue");
    expect((await fetchPage("/inconnue")).headers["x-cache"]).toBe("MISS");
    expect((await fetchPage("/sante/pret")).status).toBe(404);
  });

  test("without one site the other serves, a post too; without both, cached pages stay and others respond 503", async () => {
    await sites[0]?.stop();
    for (let n = 0; n < 10; n += 1) {
      expect((await fetchPage(`/recherche?q=fer${n}`)).status).toBe(200);
      const body = new URLSearchParams({ email: "personne" });
      expect((await fetch(`${url}/newsletter`, { method: "POST", body })).status).toBeLessThan(500);
    }
    await sites[1]?.stop();
    expect((await fetchPage("/", "br")).status).toBe(200);
    const other = await fetchPage("/never-asked");
    expect(other.status).toBe(503);
    expect(other.html).toContain("indisponible");
    expect(other.headers).toMatchObject({ "retry-after": "30", "cache-control": "no-store" });
  });
});
