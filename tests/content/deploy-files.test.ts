import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { variables } from "~/server/settings/settings.server";

const read = (file: string) => readFileSync(`deploy/${file}`, "utf8");

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

it(".env.example describes each variable with its default, and marks secrets", () => {
  const example = readFileSync(".env.example", "utf8");
  const described = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  // The runtime sets NODE_ENV, and remix-serve reads HOST.
  const read = [...Object.keys(variables.shape).filter((name) => name !== "NODE_ENV"), "HOST"];
  expect(described.sort()).toEqual(read.sort());
  for (const [name, value] of Object.entries(variables.parse({})))
    expect(example).toMatch(new RegExp(` Par défaut : ${value}\\.\n# ${name}=`));
  for (const name of ["SUPABASE_SECRET_KEY", "SIGNING_SECRET", "SMTP_URL"])
    expect(example).toMatch(new RegExp(` Secret\\.\n# ${name}=`));
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
