import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { formTime } from "../../support/form-time";
import { messagesIn } from "../support/messages-command";
import { startSite, temporaryFolder } from "../support/server";

const SENDERS = 100;

test("every acknowledged message is stored, even if the server is killed right after", async () => {
  test.setTimeout(180_000);
  const folder = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder.path, TRUST_PROXY: "loopback" });
  const moment = formTime();
  const send = async (n: number): Promise<string | null> => {
    const submission = randomUUID();
    const answer = await fetch(`${site.url}/contact`, {
      method: "POST",
      redirect: "manual",
      headers: { "X-Forwarded-For": `10.1.${n >> 8}.${n & 255}` },
      body: new URLSearchParams({
        ...{ name: `Camille ${n}`, email: "camille@exemple.fr", subject: submission, message: "Bonjour." },
        ...{ submission, site_web: "", moment },
      }),
    });
    return answer.status === 303 ? submission : null;
  };
  const acknowledged = (await Promise.all(Array.from({ length: SENDERS }, (_, n) => send(n)))).filter(
    (submission) => submission !== null,
  );
  await site.kill();
  expect(acknowledged).toHaveLength(SENDERS);

  const subjects = await messagesIn(folder.path);
  expect(acknowledged.filter((subject) => !subjects.includes(subject))).toEqual([]);
  expect(subjects).toHaveLength(SENDERS);
  folder.remove();
});
