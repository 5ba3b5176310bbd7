import { createHash } from "node:crypto";
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
