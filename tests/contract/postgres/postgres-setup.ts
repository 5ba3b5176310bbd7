import type { TestProject } from "vitest/node";
import { POSTGRES_PORT, startPostgres } from "./real-backend";

declare module "vitest" {
  interface ProvidedContext {
    /** The port of the PostgreSQL that all contract tests share. */
    postgresPort: number;
  }
}

/** Starts the shared PostgreSQL unless `npm test` has started it; returns a function that stops it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env[POSTGRES_PORT];
  if (shared) return void project.provide("postgresPort", Number(shared));
  const { port, stop } = await startPostgres();
  project.provide("postgresPort", port);
  return stop;
}
