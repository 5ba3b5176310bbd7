import type { TestProject } from "vitest/node";
import { startPostgres } from "./real-backend";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the PostgreSQL that all contract tests share listens. */
    postgresPort: number;
  }
}

/** Starts one PostgreSQL for all contract tests, and returns what stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await startPostgres();
  project.provide("postgresPort", port);
  return stop;
}
