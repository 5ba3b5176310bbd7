import { spawnSync } from "node:child_process";
import { settingsFiles } from "../../scripts/settings-files";
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readSettings } from "~/data/settings/settings.server";
import { TRACKING } from "~/http/request-url.server";
import { metricsText, watchProcess } from "~/data/backend/metrics.server";

const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");

const service = z.object({
  environment: z.record(z.string()).default({}),
  networks: z.object({ default: z.object({ ipv4_address: z.string() }) }).optional(),
  depends_on: z.record(z.unknown()).default({}),
  // A colon turns a string in a YAML list into an object, which Docker rejects.
  command: z.array(z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const { services } = z
  .object({ services: z.record(service) })
  .parse(parse(read("compose.yaml"), { merge: true }));
const addressOf = (name: string) => services[name]?.networks?.default.ipv4_address;
const upstreams = (file: string) =>
  [...read(file).matchAll(/^\s*server ([\d.]+):3000/gm)].map(([, ip]) => ip);

it("nginx forwards requests to the instances, and the API's nginx to PostgREST", () => {
  expect(new Set(upstreams("nginx.conf"))).toEqual(new Set([addressOf("site-1"), addressOf("site-2")]));
  expect(upstreams("api.nginx.conf")).toEqual([addressOf("rest")]);
});

it("nginx's logs contain no visitor's IP address", () => {
  expect(read("nginx.conf")).toMatch(/^ {2}error_log \S+ emerg;$/m);
  expect(read("nginx.conf")).not.toMatch(/log_format[^;]*\$(?:remote_addr|http_x_forwarded_for)/);
});

it("nginx's logs contain no visitor's situation", () => {
  const conf = read("nginx.conf");
  expect(conf).toMatch(/log_format site '\$time_iso8601 \$request_method \$logged_path /);
  const [, pattern = ""] = /map \$uri \$logged_path \{[^}]*?"~\*([^"]*)" "\$\{lists\}\*";/.exec(conf) ?? [];
  const logged = (path: string) => path.replace(new RegExp(`${pattern}.*`, "is"), "$<lists>*");
  for (const path of ["/aliments/pour/enceinte", "/Aliments/Pour/enceinte.pdf", "//aliments//pour//enceinte"])
    expect(logged(path)).toMatch(/pour\/+\*$/i);
  expect(logged("/aliments/12-brie")).toBe("/aliments/12-brie");
});

it("nginx ignores the tracking parameters that the site ignores", () => {
  const [, pattern = ""] =
    /map \$request_uri \$page \{[^}]*?"~\*(.*)" \$asked;/s.exec(read("nginx.conf")) ?? [];
  expect(pattern).toContain(`(?:${TRACKING})`);
  for (const [asked, page] of [
    ["/?utm_source=a", "/"],
    ["/x?page=2&utm_source=a&fbclid=b", "/x?page=2"],
    ["/x?GCLID", "/x"],
    ["/x?page=2", undefined],
    ["/x?utm_source=a&page=2", undefined],
  ] as const) {
    expect(new RegExp(pattern, "i").exec(asked)?.groups?.["asked"], asked).toBe(page);
  }
});

it("the instances trust nginx and have complete settings", () => {
  const secrets = { SUPABASE_URL: "http://api:8000", SITE_URL: "https://www.exemple.fr" };
  const keys = ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "SIGNING_SECRET"];
  const filled = { ...secrets, ...Object.fromEntries(keys.map((key) => [key, "x".repeat(32)])) };
  for (const name of ["site-1", "site-2"]) {
    const given = Object.entries(services[name]?.environment ?? {}).filter(
      ([, value]) => !value.includes("$"),
    );
    const known = Object.keys(services[name]?.environment ?? {}).filter((key) => key in filled);
    expect(new Set(known)).toEqual(new Set(Object.keys(filled)));
    expect(readSettings({ ...Object.fromEntries(given), ...filled })).toMatchObject({
      trustedProxies: [addressOf("nginx")],
      drainSeconds: 3,
    });
  }
});

it(".env.example lists every variable, and services depend on existing services", () => {
  const variables = [...read("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const named = [...read(".env.example").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(variables));
  const needed = Object.values(services).flatMap(({ depends_on }) => Object.keys(depends_on));
  expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
});

it("the files that describe the settings match the code from which they are generated, and mark secrets", () => {
  const written = (path: string) => readFileSync(path, "utf8");
  for (const [path, text] of Object.entries(settingsFiles()))
    expect(written(path), "npm run settings").toBe(text);
  const rows = written("docs/reglages.md").match(/^\| `\w+` .+$/gm) ?? [];
  const secrets = rows.filter((row) => row.endsWith("| oui |")).map((row) => /`(\w+)`/.exec(row)?.[1]);
  expect(secrets).toEqual(expect.arrayContaining(["SUPABASE_SECRET_KEY", "SIGNING_SECRET", "SMTP_URL"]));
  expect(rows.find((row) => row.startsWith("| `PORT`"))).toContain("| `3000` |");
});

it("no file that other users can read contains secrets", () => {
  const file = join(mkdtempSync(join(tmpdir(), "faqalim-secrets-")), ".env");
  const run = (mode: number) => {
    const output = openSync(file, "w", mode);
    const { status, stderr } = spawnSync(process.execPath, ["deploy/secrets.mjs"], {
      stdio: ["ignore", output, "pipe"],
    });
    closeSync(output);
    return { status, said: String(stderr), written: readFileSync(file, "utf8") };
  };
  const refused = run(0o644);
  expect(refused).toMatchObject({ status: 1, written: "" });
  expect(refused.said).toMatch(/^Le fichier .+ « chmod 600 \.env »\.\n$/);
  chmodSync(file, 0o600);
  expect(run(0o600).written).toContain("SIGNING_SECRET=");
  expect(read("README.md")).toContain("install -m 600 .env.example .env");
});

it("each alert uses metrics that the site exports, and has a runbook entry", async () => {
  const rule = z.object({ alert: z.string(), expr: z.string() });
  const { groups } = z
    .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
    .parse(parse(read("alerts.yml")));
  watchProcess(() => Promise.resolve({ waiting: 1, oldestSeconds: 2, failed: 3 }), "no-folder");
  const { text } = await metricsText();
  const runbook = readFileSync("docs/production.md", "utf8");
  for (const { alert, expr } of groups.flatMap(({ rules }) => rules)) {
    for (const [name] of expr.matchAll(/\b(?:faqalim|nodejs)_\w+/g))
      expect(text).toContain(`# TYPE ${name} `);
    expect(runbook).toContain(`**${alert}**`);
  }
  expect(text).toMatch(/^faqalim_outbox_oldest_seconds 2$/m);
});
