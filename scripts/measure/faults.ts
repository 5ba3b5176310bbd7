/**
 * `npm run measure -- faults [N]`: the responses of the built site when its backend, its process or its disk fails, as Markdown tables. The
 * hosted backend is a real PostgreSQL and PostgREST behind a proxy that injects faults. With N, only every Nth page of the site map is
 * requested during each fault.
 */
import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { contactFields } from "../../tests/support/contact-fields";
import { samplePaths, samples } from "../../tests/support/contents";
import {
  PUBLISHABLE_KEY,
  type RealBackend,
  SECRET_KEY,
  startPostgres,
  startRealBackend,
} from "../../tests/contract/postgres/real-backend";
import { messagesIn } from "../../tests/e2e/support/messages-command";
import { exitCode, type Site, spawnSite, startSite, temporaryFolder } from "../../tests/e2e/support/server";
import { freePort } from "../../tests/support/free-port";
import { unwritableFolder } from "../../tests/support/unwritable-folder";
import { faults, startProxy } from "./failing-proxy";
import { COLUMNS, head, METRICS_PORTS, recovery, row, siteMap, timed } from "./fault-rows";

async function hosted(): Promise<void> {
  const postgres = await startPostgres();
  const backend = await startRealBackend(postgres.port);
  const proxy = await startProxy(backend.url);
  const settings = {
    SUPABASE_URL: proxy.url,
    SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: SECRET_KEY,
    SITE_URL: "https://faq-alim.example",
    TRUST_PROXY: "loopback",
  };
  const start = async () => {
    const metricsPort = await freePort();
    const site = await startSite({ ...settings, METRICS_PORT: String(metricsPort) });
    METRICS_PORTS.set(site, metricsPort);
    return site;
  };
  const inSite = async (use: (site: Site) => Promise<void>) => {
    const site = await start();
    await use(site).finally(() => site.stop());
  };
  await inSite(async (site) => {
    await siteMap(site);
    await row("nothing fails", site);
  });
  await proxy.stop();
  await inSite(async (site) => {
    await row("refuses connections from the start", site);
    await proxy.start();
    const seconds = await recovery(site);
    await row(`responds again (noticed after ${seconds} s)`, site, { isWhole: false });
    await proxy.stop();
    await row("stops after these pages were read", site);
    await proxy.start();
  });
  for (const [name, fault] of Object.entries(faults)) {
    await inSite(async (site) => {
      proxy.state.fault = fault;
      await row(`${name}, nothing read before`, site);
      await row("… the next visitor", site, { isWhole: false });
      proxy.state.fault = null;
      console.log(
        `| … responds again: noticed after ${await recovery(site)} s |${" |".repeat(COLUMNS.length)}`,
      );
    });
  }
  await inSite(async (site) => {
    console.log(`| ${await burst(site)} |${" |".repeat(COLUMNS.length)}`);
  });
  const wrong = spawnSite({ ...settings, SUPABASE_SECRET_KEY: "wrong", PORT: String(await freePort()) });
  console.log(
    `| a wrong key at the start ends it (${await exitCode(wrong.process)}) |${" |".repeat(COLUMNS.length)}`,
  );
  await inSite((site) => withdrawals(site, backend));
  await proxy.stop();
  await backend.stop();
  await postgres.stop();
}

async function embedded(): Promise<void> {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, SITE_URL: "https://faq-alim.example" };
  const first = await startSite(settings);
  await row("before", first, { isWhole: false });
  await first.kill();
  const second = await startSite(settings);
  await row("killed (SIGKILL) and started again", second, { isWhole: false });
  await second.stop();
  const { subject } = contactFields();
  const stored = (await messagesIn(folder.path)).filter((one) => one === subject).length;
  folder.remove();
  const readOnly = await startSite({ ...settings, DATA_DIR: unwritableFolder() });
  await row("data folder that cannot be written", readOnly);
  await readOnly.stop();
  console.log(`\nMessages stored before and after the kill: ${stored} of 2.`);
}

/** Measures how long a withdrawn question stays visible, with two requests per second, first without and then with a purge. */
async function withdrawals(site: Site, { owner }: RealBackend): Promise<void> {
  const { id } = samples.question;
  const publish = async (isPublished: boolean) =>
    owner.query("update faqalim_faqs set is_published = $1 where id = $2", [isPublished, id]);
  const seconds = async () => {
    const from = performance.now();
    while ((await timed(site.url + samplePaths.question)).status === 200) await pause(500);
    return ((performance.now() - from) / 1000).toFixed(1);
  };
  await timed(site.url + samplePaths.question);
  await publish(false);
  console.log(`\nA withdrawn question is gone after ${await seconds()} s,`);
  await publish(true);
  while ((await timed(site.url + samplePaths.question)).status !== 200) await pause(500);
  await publish(false);
  await purge(site);
  console.log(`and after \`npm run purge\` in ${await seconds()} s.`);
  await publish(true);
}

async function purge(site: Site): Promise<void> {
  const env = { ...process.env, SUPABASE_URL: "hosted", PORT: new URL(site.url).port };
  await promisify(execFile)(process.execPath, ["scripts/operate/purge.mjs"], { env });
}

/**
 * Measures requests for uncached questions, one after the other, first without and then with a burst of 800 requests for
 * unknown ids. The burst comes from a separate process and another address.
 */
async function burst(site: Site): Promise<string> {
  const paths = (await siteMap()).filter((path) => path.startsWith("/question/"));
  const longest = async (until: () => boolean) => {
    let [count, most] = [0, 0];
    while (!until() || count < 10) {
      const { seconds } = await timed(site.url + (paths.pop() ?? "/"));
      [count, most] = [count + 1, Math.max(most, Number(seconds))];
    }
    return `${count} uncached questions in at most ${most} s each`;
  };
  await timed(site.url + (paths.pop() ?? "/"));
  const calm = await longest(() => true);
  let isOver = false;
  const sent = promisify(execFile)(process.execPath, ["scripts/measure/burst.mjs", site.url]).finally(() => {
    isOver = true;
  });
  const busy = await longest(() => isOver);
  return `without a burst, ${calm}; during 800 requests of another address for unknown ids (${(await sent).stdout.trim()}), ${busy}`;
}
console.log(`Category: ${samples.category.slug}.`);
head("the hosted backend");
await hosted();
head("the embedded backend");
await embedded();
