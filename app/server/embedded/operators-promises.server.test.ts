import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../../scripts/database/prepared-database";
import { clientFor } from "~/server/backend/create-client.server";
import { openEmbeddedBackend } from "./embedded.server";
import { restoreBackup } from "./restore.server";

beforeAll(prepareDatabase);

function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text));
}

it("an erased address and its texts are in no file of the database, and in no later backup, which has the signing secret", async () => {
  const folder = mkdtempSync(join(tmpdir(), "faqalim-erased-"));
  await restoreBackup(folder, await prepareDatabase());
  writeFileSync(join(folder, "postgres", "signing-secret"), "a secret for the links of mails");
  const site = await openEmbeddedBackend(folder);
  const server = clientFor("http://embedded.invalid", site.secretKey, site.fetch);
  const person = { address: "zeugma.quinconce@exemple.fr", word: "ornithorynque" };
  const send = (email: string, body: string) =>
    server
      .rpc("faqalim_send_message", {
        ...{ submission: randomUUID(), sender_name: "Z", sender_email: email },
        ...{ message_subject: "Bonjour", message_body: body },
      })
      .throwOnError();
  // Long texts are compressed and stored outside of their row, so the word is in a short text too.
  await send(person.address, person.word);
  await send(person.address, `${person.word} ${"de longue haleine ".repeat(200)}`);
  await send("autre@exemple.fr", "Le message d’une autre personne");
  const token = (digit: string) => digit.repeat(64);
  await server
    .from("faqalim_newsletter_subscriptions")
    .insert({
      ...{ email: person.address, nonce: randomUUID(), wording_version: "v" },
      ...{ confirm_hash: token("a"), unsubscribe_hash: token("b") },
    })
    .throwOnError();
  // Collects samples of the values, as the next start with new contents does.
  await site.rewriteVisitorsRows();
  const traces = () => [person.address, person.word].flatMap((text) => filesWith(folder, text));
  expect(traces()).not.toEqual([]);

  await server.rpc("faqalim_erase_messages", { address: person.address }).throwOnError();
  await server.rpc("faqalim_unsubscribe_address", { address: person.address }).throwOnError();
  expect(traces()).not.toEqual([]);
  await site.rewriteVisitorsRows();
  expect(traces()).toEqual([]);
  const backup = gunzipSync(new Uint8Array((await site.backUp()) ?? new ArrayBuffer(0)));
  expect([person.address, person.word].filter((text) => backup.includes(text))).toEqual([]);
  expect(backup.includes("Le message d’une autre personne")).toBe(true);
  expect(backup.includes("a secret for the links of mails")).toBe(true);
  await site.close();
  expect(traces()).toEqual([]);
  rmSync(folder, { recursive: true });
}, 120_000);
