import type { TestProject } from "vitest/node";
import { startPostgres } from "./real-backend";

declare module "vitest" {
  interface ProvidedContext {
    /** The port of the PostgreSQL that all contract tests share. */
    postgresPort: number;
  }
}

/** Starts the shared PostgreSQL; returns a function that stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await startPostgres();
  project.provide("postgresPort", port);
  return stop;
}
