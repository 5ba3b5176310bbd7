/** Browser tests by themselves, also on a fresh clone: installs and builds what is missing, then gives its arguments to Playwright. */
import { ensureChromium } from "./chromium.mjs";
import { build, install, run } from "./project.mjs";

install();
build();
ensureChromium();
process.exitCode = run("npx", ["playwright", "test", ...process.argv.slice(2)]) ? 0 : 1;
