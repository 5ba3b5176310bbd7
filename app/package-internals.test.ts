import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { contentSecurityPolicy } from "~/http/security-headers.server";

const packageFile = z.object({ version: z.string() });

it.each([
  {
    name: "@remix-run/react",
    checked: "2.17.5",
    check:
      "app/entry.client.tsx calls RemixBrowser as a function: check that its first call still throws the promise of the page's data",
  },
  {
    name: "sonner",
    checked: "2.0.8",
    check:
      "app/http/security-headers.server.ts extracts the style from its source: check that it still inserts one <style>",
  },
])("$name is at the version whose internals were checked", ({ name, checked, check }) => {
  const { version } = packageFile.parse(
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")),
  );
  expect(version, `${check}, then write ${version} in this test.`).toBe(checked);
});

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
