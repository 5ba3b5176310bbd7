import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { contentSecurityPolicy } from "~/http/security-headers.server";

const packageFile = z.object({ version: z.string() });

it("sonner is at the version whose internals were checked", () => {
  const { version } = packageFile.parse(JSON.parse(readFileSync("node_modules/sonner/package.json", "utf8")));
  expect(
    version,
    `app/http/security-headers.server.ts extracts the style from sonner's source: check that it still inserts one <style>, then write ${version} in this test.`,
  ).toBe("2.0.8");
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
