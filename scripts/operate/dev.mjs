/** `npm run dev`: installs the packages that are missing, then starts the development server on PORT. */
import { existsSync } from "node:fs";
import { INSTALL, isInstalled, REMIX, run } from "../build/project.mjs";

if (existsSync(".env")) process.loadEnvFile?.(".env");
if (!isInstalled() && !run(...INSTALL)) process.exit(1);
const port = process.env.PORT?.trim() || "3000";
process.exitCode = run(process.execPath, [REMIX, "vite:dev", "--port", port]) ? 0 : 1;
