import { readFileSync } from "node:fs";
import { expect, inject, it } from "vitest";
import { createDatabase, generateDatabaseTypes } from "./postgres/real-backend";

it("app/server/backend/database.types.ts has the types of the migrations", async () => {
  const database = await createDatabase(inject("postgresPort"));
  const types = await generateDatabaseTypes(database);
  await database.stop();
  expect(readFileSync("app/server/backend/database.types.ts", "utf8")).toBe(types);
});
