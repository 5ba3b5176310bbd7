/**
 * `npm run types`: writes app/data/backend/database.types.ts from the migrations, with PostgreSQL and the
 * Supabase CLI.
 */
import { writeFileSync } from "node:fs";
import { generateDatabaseTypes, startRealBackend } from "../tests/contract/real-backend";

const backend = await startRealBackend();
try {
  writeFileSync("app/data/backend/database.types.ts", await generateDatabaseTypes(backend));
} finally {
  await backend.stop();
}
process.exit();
