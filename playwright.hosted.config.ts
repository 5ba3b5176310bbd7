import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/**
 * `npm run test:hosted`: the browser tests on two instances behind one address, with a real PostgreSQL and PostgREST
 * (`tests/e2e/support/hosted-site.ts`). `npm test` runs the short half: what writes, a quiz and a search, with `HOSTED_HALF=short`.
 */
const isShort = process.env["HOSTED_HALF"] === "short";

/** What is about an embedded site, and why. */
const LEFT_OUT_SPECS = {
  operation: "keeps, locks and damages a data folder",
  shutdown: "ends single processes",
  "long-list": "writes into a data folder before the site starts",
  "message-load": "kills the process and reads its data folder",
  "search-load": "starts a site with settings of its own",
  hostile: "sends requests that are no HTTP, which the proxy would answer",
};
const LEFT_OUT_TESTS = {
  "where the backend is down": "an outage: tests/routes, and `npm run faults` with a real backend",
  "when the site cannot write": "an outage",
  "what neither the backend nor the copy has": "an outage",
  "withdrawn content answers 410": "a backend of its own",
  "a body that is refused unread": "its connection ends at the proxy",
  "another server can show the next step": "each request asks another instance already",
  "Node 24": "one run on Node 24 is enough",
};

/** A project without the specs that are left out. */
const leftOut = Object.keys(LEFT_OUT_SPECS).map((name) => `**/${name}.spec.ts`);
const projects = (base.projects ?? []).map((project) => ({
  ...project,
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
  grepInvert: Object.keys(LEFT_OUT_TESTS).map((title) => new RegExp(title)),
  // On a busy machine the backend may answer too late for a page, which then comes from the copy.
  retries: 1,
  projects: isShort ? SHORT : projects,
});
