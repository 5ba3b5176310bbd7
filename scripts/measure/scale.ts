/**
 * `npm run measure -- scale`: uncached load times of pages on PostgreSQL and PostgREST, with the site's own questions, with
 * 2,000 questions and with 20,000. Prints medians of rounds that alternate between the sizes. `-- --rounds 5 --questions
 * 2000,20000` sets the number of rounds and the sizes.
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
} from "../../tests/contract/postgres/real-backend";
import { TEST_SECRET } from "../../tests/support/signing";
import { largeContents } from "../database/large-contents";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, questions: { type: "string", default: "2000,20000" } },
});
const rounds = Number(values.rounds);
const sizes = values.questions.split(",").map(Number);
const roundTimes = z.record(z.tuple([z.number(), z.number()]));
type RoundTimes = z.output<typeof roundTimes>;

/** Starts a process that loads pages from this backend. */
async function open({ url, name }: RealBackend): Promise<ChildProcess> {
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
      SCALE_DATABASE: name,
    },
  });
  child.once("exit", (status) => status && process.exit(status));
  await once(child, "message");
  return child;
}

async function round(child: ChildProcess): Promise<RoundTimes> {
  child.send("round");
  const [times] = z
    .tuple([roundTimes])
    .rest(z.unknown())
    .parse(await once(child, "message"));
  return times;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const postgres = await startPostgres();
const backends = [await startRealBackend(postgres.port)];
try {
  for (const questions of sizes) {
    const backend = await startRealBackend(postgres.port);
    backends.push(backend);
    // The numbers of other rows are proportional to the number of questions.
    const others = { subcategories: questions / 100, quizzes: questions / 40 };
    await backend.owner.query(largeContents({ questions, ...others }));
  }
  for (const { owner } of backends) await owner.query("vacuum analyze");
  const children: ChildProcess[] = [];
  for (const backend of backends) children.push(await open(backend));
  // Discard the first round, which includes the process's warm-up.
  for (const child of children) await round(child);
  const measured: RoundTimes[][] = children.map(() => []);
  const load = loadavg()[0] ?? 0;
  for (let count = 0; count < rounds; count += 1) {
    for (const [index, child] of children.entries()) measured[index]?.push(await round(child));
  }
  for (const child of children) child.kill();
  console.log(
    `Load average ${load.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)}; medians of ${rounds} rounds, in ms.`,
  );
  for (const [index, kind] of ["by the clock", "of the processor"].entries()) {
    console.log(
      `\n| ${kind} | few | ${sizes.join(" | ")} | ratio |\n| --- | --: | ${sizes.map(() => "--: |").join(" ")} --: |`,
    );
    for (const page of Object.keys(measured[0]?.[0] ?? {})) {
      const times = measured.map((each) => median(each.map((round) => round[page]?.[index] ?? Number.NaN)));
      const ratio = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
      console.log(`| ${page} | ${times.map((time) => time.toFixed(0)).join(" | ")} | ${ratio.toFixed(1)} |`);
    }
  }
} finally {
  for (const { stop } of backends) await stop();
  await postgres.stop();
}
process.exit();
