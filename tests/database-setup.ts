import type * as lite from "@supabase/lite/pglite";
import { vi } from "vitest";
import type * as deadlines from "~/data/backend/deadline-fetch.server";
import { readPreparedDatabase } from "../scripts/database/prepared-database";

// A new database in memory starts as a copy of the prepared one.
vi.mock("@supabase/lite/pglite", async (importOriginal) => {
  const original = await importOriginal<typeof lite>();
  const createPgliteConnection: typeof lite.createPgliteConnection = (options = {}) => {
    if (options.url !== "memory://") return original.createPgliteConnection(options);
    const pgliteOptions = { ...options.pgliteOptions, loadDataDir: readPreparedDatabase() };
    return original.createPgliteConnection({ ...options, pgliteOptions });
  };
  return { ...original, createPgliteConnection };
});

// A machine that runs tests is slow: a backend that answers late is not down.
vi.mock("~/data/backend/deadline-fetch.server", async (importOriginal) => {
  const original = await importOriginal<typeof deadlines>();
  const fetchWithin: typeof deadlines.fetchWithin = (milliseconds) => original.fetchWithin(milliseconds * 20);
  return { ...original, fetchWithin };
});
