/** `npm run dev`: installs the packages that are missing, then starts the development server on PORT. */
import { ensure, INSTALL, REMIX, run } from "../build/project.mjs";
import { readEnvFile } from "./running-site.mjs";

readEnvFile();
if (!ensure(INSTALL)) process.exit(1);
const port = process.env.PORT?.trim() || "3000";
process.exitCode = run(process.execPath, [REMIX, "vite:dev", "--port", port]) ? 0 : 1;
