/** `npm run types`: writes app/server/backend/database.types.ts from the migrations, with PostgreSQL and the Supabase CLI. */
import { writeFileSync } from "node:fs";
import { createDatabase, generateDatabaseTypes, startPostgres } from "./real-backend";

const postgres = await startPostgres();
try {
  const database = await createDatabase(postgres.port);
  writeFileSync("app/server/backend/database.types.ts", await generateDatabaseTypes(database));
  await database.stop();
} finally {
  await postgres.stop();
}
process.exit();
