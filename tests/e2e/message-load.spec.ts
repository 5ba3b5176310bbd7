import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { samplePaths } from "../contents";
import { freePort } from "../free-port";
import { pastMoment } from "../past-moment";
import { messagesIn } from "./messages-command";
import { exitCode, type Site, spawnSite, startSite, temporaryFolder } from "./server";

/** `npm run test:hostile` sends 500. */
const SENDERS = Number(process.env["MESSAGES"] ?? 100);

test("a site that is killed right after it acknowledged messages starts again with them; a second one on its data refuses", async () => {
  test.setTimeout(300_000);
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, SITE_URL: "https://faq-alim.example", TRUST_PROXY: "loopback" };
  const site = await startSite(settings);

  const second = spawnSite({ ...settings, PORT: String(await freePort()) });
  expect(await exitCode(second.process)).toBe(1);
  expect(second.output().trim()).toMatch(
    /^Le dossier de données « .+ » est déjà utilisé par un autre processus.*\.$/,
  );

  const readPage = async ({ url }: Site) => (await fetch(url + samplePaths.theme)).text();
  const page = await readPage(site);
  const moment = pastMoment();
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

  const again = await startSite(settings);
  expect(await readPage(again)).toBe(page);
  await again.stop();
  const subjects = await messagesIn(folder.path);
  expect(acknowledged.filter((subject) => !subjects.includes(subject))).toEqual([]);
  expect(subjects).toHaveLength(SENDERS);
  folder.remove();
});
