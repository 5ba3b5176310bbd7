import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { type EmbeddedBackend, openEmbeddedBackend } from "~/server/embedded/embedded.server";

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await openEmbeddedBackend("memory://");
});

type Message = { sender_name: string; sender_email: string; message_subject: string; message_body: string };
const message = { sender_name: "A", sender_email: "a@exemple.fr", message_subject: "B", message_body: "C" };

const SENDING = "http://embedded.invalid/rest/v1/rpc/faqalim_send_message";

const posted = (text: Message, key: string): RequestInit => ({
  method: "POST",
  headers: { apikey: key, "Content-Type": "application/json" },
  body: JSON.stringify({ submission: randomUUID(), ...text }),
});

/** Stores a message with the server's or the public key. */
function send(text: Message, key = backend.secretKey): Promise<Response> {
  return backend.fetch(SENDING, posted(text, key));
}

/** The subjects of the stored messages that the key can read. */
async function readSubjects(key = backend.secretKey): Promise<string[]> {
  const path = "faqalim_contact_messages?select=subject&order=id";
  const answer = await backend.fetch(`http://embedded.invalid/rest/v1/${path}`, { headers: { apikey: key } });
  return z
    .array(z.object({ subject: z.string() }))
    .catch([])
    .parse(await answer.json())
    .map(({ subject }) => subject);
}

// The backend logs refused requests.
vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => void vi.mocked(console.error).mockClear());

it("a refused request does not roll back acknowledged writes", async () => {
  const refused = { ...message, message_subject: "s".repeat(151) };
  const subjects = Array.from({ length: 10 }, (_, n) => `Message ${n}`);
  const answers = await Promise.all(
    subjects.flatMap((subject) => [send({ ...message, message_subject: subject }), send(refused)]),
  );
  expect(answers.map(({ ok }) => ok)).toEqual(subjects.flatMap(() => [true, false]));
  expect(await readSubjects()).toEqual(subjects);
});

it("each request has the rights of its key", async () => {
  await send(message);
  const stored = await readSubjects();
  expect(stored).not.toEqual([]);
  const keys = Array.from({ length: 5 }, () => [backend.secretKey, backend.publishableKey]).flat();
  const answers = await Promise.all(keys.map((key) => readSubjects(key)));
  expect(answers).toEqual(keys.map((key) => (key === backend.secretKey ? stored : [])));
});

it("a request that is aborted while it waits for another is rejected and never runs", async () => {
  const before = await readSubjects();
  const giveUp = new AbortController();
  const first = send(message);
  const second = backend.fetch(SENDING, {
    ...posted({ ...message, message_subject: "Too late" }, backend.secretKey),
    signal: giveUp.signal,
  });
  giveUp.abort(new Error("too late"));
  await expect(second).rejects.toThrow("too late");
  await first;
  expect(await readSubjects()).toEqual([...before, message.message_subject]);
});

it("the log contains the name of the violated constraint, but not the row's values", async () => {
  const secret = { sender_name: "NOM", sender_email: "adresse@exemple.fr", message_body: "TEXTE" };
  await send({ ...secret, message_subject: `SUJET${"x".repeat(151)}` });
  const written = vi.mocked(console.error).mock.calls.map((call) => inspect(call, { depth: 10 }));
  expect(written.join()).toContain("faqalim_contact_messages_subject_check");
  expect(written.join()).not.toMatch(/NOM|adresse|TEXTE|SUJET/);
});
