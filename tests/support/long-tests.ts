/** Whether this run is a plain `npm test`, which leaves out long tests. Runs by name and with `--all` include them. */
export const isShortRun = process.env["TEST_RUN"] === "short";

/** Unit and contract tests that `npm test` leaves out, with the reason. */
export const LONG_TESTS = {
  "app/data/backend/embedded/power-cut.server.test.ts": "replays every write of a database that loses power",
  "tests/contract/move.test.ts": "copies whole databases in both directions",
};

/** Browser specs that `npm test` leaves out, with the reason. */
export const LONG_SPECS = {
  crawl: "visits every page",
  hostile: "sends malformed and hostile requests",
  "message-load": "a load of posts, and a kill",
  "search-load": "a load of searches",
  "long-list": "writes hundreds of questions before a site starts",
  "failing-disk": "starts a site on a disk that fails",
  backup: "backs up and restores under load",
  publish: "publishes into a real PostgreSQL",
  restart: "kills, restores and restarts sites",
  shutdown: "starts and stops six sites",
  deploy: "two sites behind nginx",
  "text-zoom": "shows every template at 200 %",
};

/** Specs that `npm test` runs with JavaScript only, with the reason. */
export const LONG_SPECS_WITHOUT_JAVASCRIPT = {
  "every-template": "axe and the keyboard, on the same elements in the same order",
};

export const specFiles = (specs: object): string[] => Object.keys(specs).map((name) => `**/${name}.spec.ts`);
