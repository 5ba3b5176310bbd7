/** `npm run settings`: writes `.env.example` and docs/reglages.md. */
import { writeFileSync } from "node:fs";
import { settingsFiles } from "./settings-files";

for (const [path, text] of Object.entries(settingsFiles())) writeFileSync(path, text);
