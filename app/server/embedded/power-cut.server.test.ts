import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { prepareDatabase } from "../../../scripts/database/prepared-database";
import { watchFlushes } from "../../../tests/support/power-cut";
import { openInFolder } from "./data-folder.server";
import { type EmbeddedBackend, openEmbeddedBackend } from "./embedded.server";
import { restoreBackup } from "./restore.server";

const URL = "http://embedded.invalid/rest/v1";

async function send({ fetch, secretKey }: EmbeddedBackend, subject: string): Promise<void> {
  const message = { sender_name: "A", sender_email: "a@exemple.fr", message_body: "B" };
  const answer = await fetch(`${URL}/rpc/faqalim_send_message`, {
    method: "POST",
    headers: { apikey: secretKey, "Content-Type": "application/json" },
    body: JSON.stringify({ submission: randomUUID(), ...message, message_subject: subject }),
  });
  expect(answer.ok).toBe(true);
}

async function subjects({ fetch, secretKey }: EmbeddedBackend): Promise<string[]> {
  const headers = { apikey: secretKey };
  const answer = await fetch(`${URL}/faqalim_contact_messages?select=subject&order=id`, { headers });
  const rows = z.array(z.object({ subject: z.string() })).parse(await answer.json());
  return rows.map(({ subject }) => subject);
}

const temporary = () => mkdtempSync(join(tmpdir(), "faqalim-cut-"));

describe.skipIf(process.platform !== "linux")("after a power cut", () => {
  let folder: string;
  let disk: ReturnType<typeof watchFlushes>;
  beforeAll(prepareDatabase);
  beforeEach(() => {
    folder = temporary();
    disk = watchFlushes(folder);
  });
  const cut = () => {
    const left = temporary();
    disk.cut(left);
    return left;
  };

  it("every acknowledged message survives, also after a restore, a backup and a shutdown", async () => {
    await restoreBackup(folder, await prepareDatabase());
    expect(statSync(join(folder, "postgres")).mode & 0o777).toBe(0o700);
    const site = await openEmbeddedBackend(folder);
    await send(site, "First");
    await site.backUp();
    await send(site, "Second");
    const whileRunning = cut();
    await site.close();
    for (const left of [whileRunning, cut()]) {
      const again = await openEmbeddedBackend(left);
      expect(await subjects(again)).toEqual(["First", "Second"]);
      await again.close();
    }
  }, 120_000);

  it("a first start is either complete or repeated", async () => {
    const open = (path: string) => {
      mkdirSync(join(path, "base"));
      writeFileSync(join(path, "base", "rows"), "all");
      expect(readdirSync(cut())).toEqual(["postgres-unfinished"]);
      return Promise.resolve(path);
    };
    await openInFolder(folder, open);
    const left = cut();
    expect(readdirSync(left)).toEqual(["postgres"]);
    expect(readFileSync(join(left, "postgres", "base", "rows"), "utf8")).toBe("all");
  });
});
