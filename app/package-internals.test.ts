import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "~/server/front-door/security-headers.server";

it("the CSP contains the hashes of sonner's style", async () => {
  const inserted: string[] = [];
  vi.stubGlobal("document", {
    head: { appendChild: () => {} },
    createElement: () => ({ appendChild: (text: string) => inserted.push(text) }),
    createTextNode: (text: string) => text,
  });
  await import("sonner");
  vi.unstubAllGlobals();
  expect(inserted).toHaveLength(1);
  const hash = createHash("sha256")
    .update(inserted[0] ?? "")
    .digest("base64");
  expect(contentSecurityPolicy("")).toContain(`'sha256-${hash}'`);
});

it("the embedded database loads no @sentry/node, which package.json replaces by an empty package", async () => {
  const hooks = `export const resolve = (name, context, next) => {
    if (name.startsWith("@sentry/")) throw new Error(name + " is loaded");
    return next(name, context);
  };`;
  const register = `import { register } from "node:module"; register("data:text/javascript,${encodeURIComponent(hooks)}");`;
  const open = `
    const { App } = await import("@supabase/lite");
    const { createPgliteConnection } = await import("@supabase/lite/pglite");
    const connection = await createPgliteConnection({ url: "memory://" });
    const keys = { publishable_key: "public", secret_key: "secret" };
    const app = new App({ connection, auth: { enabled: false, ...keys }, studio: { enabled: false } });
    await connection.driver.exec("create role anon; create table t (); grant select on t to anon");
    const request = new Request("http://localhost/rest/v1/t", { headers: { apikey: "public" } });
    console.log((await app.fetch(request)).status);
    process.exit(0);`;
  const args = [
    "--import",
    `data:text/javascript,${encodeURIComponent(register)}`,
    "--input-type=module",
    "--eval",
    open,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toBe("200");
}, 120_000);
