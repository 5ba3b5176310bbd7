import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/**
 * `npm test -- hosted`: the browser tests on two instances behind one address, with a real PostgreSQL and PostgREST
 * (`tests/e2e/support/hosted-site.ts`). `npm test` runs only the specs in `SHORT`, with `HOSTED_HALF=short`.
 */
const isShort = process.env["HOSTED_HALF"] === "short";

/** Specs and tests that need an embedded backend or a single process, with the reason. */
const LEFT_OUT_SPECS = {
  deploy: "has an nginx and two instances of its own",
  operation: "locks and damages a data folder",
  outage: "starts its own PostgreSQL, and stops it",
  publish: "uses a database of PostgreSQL that no site reads",
  restart: "kills, restores and restarts single processes",
  shutdown: "ends single processes",
  start: "runs `npm start`",
  "long-list": "writes into a data folder before the site starts",
  "message-load": "kills the process and reads its data folder",
  "search-load": "starts a site with its own settings",
  hostile: "sends malformed HTTP, to which the proxy would respond",
};
const LEFT_OUT_TESTS = {
  "when the backend is down": "an outage: outage.spec.ts",
  "when the site cannot write": "an outage",
  "without a backend": "an outage",
  "could not load its contents": "an outage",
  "withdrawn content responds 410": "needs its own backend",
  "a body that is refused unread": "the proxy closes the connection",
  "Node 24": "one run on Node 24 is enough",
};

const leftOut = Object.keys(LEFT_OUT_SPECS).map((name) => `**/${name}.spec.ts`);
const leftOutTests = Object.keys(LEFT_OUT_TESTS).map((title) => new RegExp(title));
const projects = (base.projects ?? []).map((project) => ({
  ...project,
  grepInvert: [project.grepInvert ?? [], leftOutTests].flat(),
  testIgnore: [project.testIgnore ?? [], leftOut].flat(),
}));

const SHORT = [
  ...projects.filter(({ name }) => name === "mail, without JavaScript"),
  {
    name: "reading, without JavaScript",
    use: { javaScriptEnabled: false },
    testMatch: ["journey", "quiz-journey"].map((name) => `**/${name}.spec.ts`),
    workers: 1,
  },
];

export default defineConfig({
  ...base,
  globalSetup: "./tests/e2e/support/hosted-setup.ts",
  outputDir: "test-results/hosted",
  grepInvert: leftOutTests,
  // On a busy machine the backend may respond too late.
  retries: 1,
  projects: isShort ? SHORT : projects,
});
