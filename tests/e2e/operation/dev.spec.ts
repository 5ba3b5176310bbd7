import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { questionPath } from "../../../app/domain/faq/question-path";
import { faqs, one } from "../../support/contents";
import { freePort } from "../../support/free-port";
import { expect, test } from "../support/fixtures";
import { exitCode, temporaryFolder } from "../support/server";

test("npm run dev shows a saved text without a reload by hand, and the console has no error", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = temporaryFolder();
  const faq = one(faqs, "question");
  const file = join("content", faq.file);
  const text = readFileSync(file, "utf8");
  // A process group, because npx starts the server in another process.
  const server = spawn(process.execPath, ["scripts/operate/dev.mjs"], {
    env: { ...process.env, DATA_DIR: data.path, PORT: String(port), SUPABASE_URL: "" },
    stdio: "ignore",
    detached: true,
  });
  try {
    const isUp = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 200_000 }).toBe(true);
    // The page listens to the server from the first message on.
    const listening = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
    await page.goto(url + questionPath(faq));
    await listening;
    writeFileSync(file, `${text.trimEnd()}\n\nUne phrase tout juste enregistrée.\n`);
    await expect(page.getByText("Une phrase tout juste enregistrée.")).toBeVisible({ timeout: 60_000 });
  } finally {
    writeFileSync(file, text);
    if (server.pid && server.exitCode === null) {
      const ended = exitCode(server);
      process.kill(-server.pid);
      await ended;
    }
    data.remove();
  }
});
