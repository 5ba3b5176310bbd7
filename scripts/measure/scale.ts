/**
 * `npm run scale`: what pages take on PostgreSQL and PostgREST with the site's questions and with 20,000, in one run, each with
 * nothing kept: the median of some rounds, which alternate between both. `-- --rounds 5 --questions 20000`.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { z } from "zod";
import {
  PUBLISHABLE_KEY,
  type RealBackend,
  SECRET_KEY,
  startPostgres,
  startRealBackend,
} from "../../tests/contract/real-backend";
import { TEST_SECRET } from "../../tests/signing";
import { largeContents } from "../database/large-contents";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, questions: { type: "string", default: "20000" } },
});
const rounds = Number(values.rounds);
const roundTimes = z.record(z.number());

/** A process that loads pages from this backend. */
async function open({ url }: RealBackend): Promise<ChildProcess> {
  const viteNode = [
    "node_modules/vite-node/vite-node.mjs",
    "--config",
    "scripts/measure/scale/vite.config.ts",
  ];
  const child = spawn(process.execPath, [...viteNode, "scripts/measure/scale/pages.ts"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      SUPABASE_SECRET_KEY: SECRET_KEY,
      SITE_URL: "https://faq-alim.example",
      SIGNING_SECRET: TEST_SECRET,
    },
  });
  child.once("exit", (status) => status && process.exit(status));
  await once(child, "message");
  return child;
}

async function round(child: ChildProcess): Promise<Record<string, number>> {
  child.send("round");
  const [times] = z
    .tuple([roundTimes])
    .rest(z.unknown())
    .parse(await once(child, "message"));
  return times;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const postgres = await startPostgres();
const [few, many] = [await startRealBackend(postgres.port), await startRealBackend(postgres.port)];
try {
  await many.owner.query(
    largeContents({ questions: Number(values.questions), subthemes: 200, quizzes: 500 }),
  );
  for (const { owner } of [few, many]) await owner.query("vacuum analyze");
  const children = [await open(few), await open(many)];
  // What a process does the first time is no matter of scale.
  for (const child of children) await round(child);
  const measured: Record<string, number>[][] = children.map(() => []);
  const load = loadavg()[0] ?? 0;
  for (let count = 0; count < rounds; count += 1) {
    for (const [index, child] of children.entries()) measured[index]?.push(await round(child));
  }
  for (const child of children) child.kill();
  console.log(
    `Load average ${load.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)}; medians of ${rounds} rounds.\n`,
  );
  console.log(`| page | few, ms | ${values.questions}, ms | ratio |\n| --- | --: | --: | --: |`);
  for (const page of Object.keys(measured[0]?.[0] ?? {})) {
    const [small = Number.NaN, large = Number.NaN] = measured.map((each) =>
      median(each.map((times) => times[page] ?? Number.NaN)),
    );
    console.log(`| ${page} | ${small.toFixed(0)} | ${large.toFixed(0)} | ${(large / small).toFixed(1)} |`);
  }
} finally {
  await many.stop();
  await few.stop();
  await postgres.stop();
}
process.exit();
