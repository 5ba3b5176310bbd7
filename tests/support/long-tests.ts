/** Whether this run is a plain `npm test`, which leaves out long tests. Runs by name and with `--all` include them. */
export const isShortRun = process.env["TEST_RUN"] === "short";

/** Unit and contract tests that `npm test` leaves out, with the reason. */
export const LONG_TESTS = {
  "app/server/embedded/operators-promises.server.test.ts":
    "restores backups, and reads every file of a database",
  "app/server/embedded/power-cut.server.test.ts": "replays every write of a database that loses power",
  "tests/contract/move.test.ts": "copies whole databases in both directions",
};

/** Browser specs that `npm test` leaves out, with the reason. */
export const LONG_SPECS = {
  budgets: "waits for idle networks",
  crawl: "visits every page",
  deploy: "two sites behind nginx",
  development: "runs `npm run dev` on a copy of the project",
  hostile: "sends malformed and hostile requests",
  outage: "a real PostgreSQL and PostgREST that fail",
  process: "starts, ends, kills and restarts sites, also on a disk that fails",
  publish: "publishes into a real PostgreSQL",
  "text-zoom": "shows every template at 200 %",
};

export const specFiles = (names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);
