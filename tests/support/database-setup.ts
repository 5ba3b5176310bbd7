import type * as lite from "@supabase/lite/pglite";
import { vi } from "vitest";
import type * as deadlines from "~/server/backend/deadline-fetch.server";
import { readPreparedDatabase } from "../../scripts/database/prepared-database";

// A new in-memory database starts as a copy of the prepared database.
vi.mock("@supabase/lite/pglite", async (importOriginal) => {
  const original = await importOriginal<typeof lite>();
  const createPgliteConnection: typeof lite.createPgliteConnection = (options = {}) => {
    if (options.url !== "memory://") return original.createPgliteConnection(options);
    const pgliteOptions = { ...options.pgliteOptions, loadDataDir: readPreparedDatabase() };
    return original.createPgliteConnection({ ...options, pgliteOptions });
  };
  return { ...original, createPgliteConnection };
});

// Lengthen the deadlines, because on a machine that runs tests a late response does not mean an outage.
vi.mock("~/server/backend/deadline-fetch.server", async (importOriginal) => {
  const original = await importOriginal<typeof deadlines>();
  const fetchWithin: typeof deadlines.fetchWithin = (milliseconds, send) =>
    original.fetchWithin(milliseconds * 20, send);
  return { ...original, fetchWithin };
});
