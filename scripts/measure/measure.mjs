/** `npm run measure -- NAME …` runs a measurement with its arguments; without a name, lists the measurements. */
import { run } from "../build/project.mjs";

const TYPESCRIPT = ["tsx"];
/** The command for scripts that import Vite's virtual modules. */
const VITE = ["vite-node", "--config", "vite-node.config.ts"];

const MEASUREMENTS = {
  bench: [TYPESCRIPT, "scripts/measure/bench.ts", "the cost of pages, compared with a bare Node server"],
  lighthouse: [TYPESCRIPT, "scripts/measure/lighthouse.ts", "Lighthouse scores of each template"],
  observatory: [
    TYPESCRIPT,
    "scripts/measure/observatory.ts",
    "MDN's HTTP Observatory on the response headers",
  ],
  screenshots: [TYPESCRIPT, "scripts/measure/screenshots.ts", "a picture of each template, in eight ways"],
  scale: [TYPESCRIPT, "scripts/measure/scale.ts", "load times of pages with 2,000 and 20,000 questions"],
  "saved-pages": [
    TYPESCRIPT,
    "scripts/measure/saved-pages.ts",
    "saves every response of the built site, to compare",
  ],
  "seed-large": [VITE, "scripts/database/seed-large.ts", "fills a database with thousands of questions"],
};

const [name, ...args] = process.argv.slice(2);
const measurement = MEASUREMENTS[name];
if (measurement) {
  const [runner, script] = measurement;
  process.exitCode = run("npx", [...runner, script, ...args]) ? 0 : 1;
} else {
  const lines = Object.entries(MEASUREMENTS).map(([key, [, , what]]) => `  ${key.padEnd(12)} ${what}`);
  console.error(["Usage: npm run measure -- NAME [arguments]", ...lines].join("\n"));
  process.exitCode = 2;
}
