import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contactFields } from "../../support/contact-fields";
import { samplePaths } from "../../support/contents";
import { expect, test } from "../support/fixtures";
import { messagesIn } from "../support/messages-command";
import { startSite, temporaryFolder } from "../support/server";

test("a message that the disk cannot store is not acknowledged, loaded pages stay, and the site recovers without a restart", async () => {
  test.setTimeout(180_000);
  const folder = temporaryFolder();
  const failing = join(folder.path, "failing");
  const site = await startSite({
    DATA_DIR: folder.path,
    SITE_URL: "https://faq-alim.example",
    FAILING_DISK: failing,
    NODE_OPTIONS: `--import ${resolve("tests/support/failing-disk.mjs")}`,
  });
  const post = async (subject: string) => {
    const body = new URLSearchParams({ ...contactFields(), subject });
    return (await fetch(`${site.url}/contact`, { method: "POST", body, redirect: "manual" })).status;
  };
  const status = async (path: string) => (await fetch(site.url + path)).status;
  await expect.poll(() => status("/sante/pret"), { timeout: 60_000 }).toBe(200);
  expect(await post("Before")).toBe(303);
  writeFileSync(failing, "");
  expect(await post("Lost")).toBe(503);
  await expect.poll(() => status("/sante/pret"), { timeout: 60_000 }).toBe(503);
  expect(await status(samplePaths.category)).toBe(200);
  rmSync(failing);
  await expect.poll(() => post("After"), { timeout: 60_000 }).toBe(303);
  await expect.poll(() => status("/sante/pret"), { timeout: 30_000 }).toBe(200);
  expect(await messagesIn(folder.path)).toEqual(expect.arrayContaining(["Before", "After"]));
  await site.stop();
  folder.remove();
});
