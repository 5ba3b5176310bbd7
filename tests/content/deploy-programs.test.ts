import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Defines a test that runs a system program. If the program is missing, the test is skipped, or fails in CI. */
function testWith(program: string, title: string, check: () => void): void {
  const isMissing = spawnSync(program, ["--version"]).error !== undefined;
  it.skipIf(isMissing && !process.env["CI"])(`${title} (skipped without ${program})`, check);
}

function run(program: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
}

testWith("systemd-analyze", "systemd accepts each unit", () => {
  const units = readdirSync("deploy/systemd").map((name) => join("deploy/systemd", name));
  expect(units.length).toBeGreaterThan(0);
  expect(run("systemd-analyze", "verify", ...units)).toEqual({ status: 0, said: "" });
});

testWith("caddy", "Caddy accepts its file", () => {
  const { status, said } = run("caddy", "validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile");
  expect(said).toContain("Valid configuration");
  expect(status).toBe(0);
});

testWith("nginx", "nginx accepts each site file beside Debian's own settings", () => {
  for (const file of ["nginx.conf", "api.nginx.conf"]) {
    const folder = mkdtempSync(join(tmpdir(), "faqalim-nginx-"));
    mkdirSync(join(folder, "cache"));
    const site = readFileSync(`deploy/${file}`, "utf8")
      .replaceAll("/var/cache/nginx", join(folder, "cache"))
      .replaceAll("/var/log/nginx", folder);
    const debian = "sendfile on; tcp_nopush on; types_hash_max_size 2048; gzip on;";
    const main = `pid ${folder}/pid; events {} http { ${debian} access_log ${folder}/all.log; ${site} }`;
    writeFileSync(join(folder, "nginx.conf"), main);
    expect(
      run("nginx", "-t", "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")),
    ).toMatchObject({
      status: 0,
    });
  }
});

it("no systemd unit restarts a site with wrong settings, and both units have the same limits", () => {
  const [one, several] = ["faq-alim.service", "faq-alim@.service"].map((name) =>
    readFileSync(`deploy/systemd/${name}`, "utf8").split("\n"),
  );
  expect(one).toContain("RestartPreventExitStatus=78");
  const differing = one?.filter((line) => !several?.includes(line)) ?? [];
  expect(differing.every((line) => /^(?:#|Description=|ExecStart=)/.test(line))).toBe(true);
});
