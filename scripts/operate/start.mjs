/** `npm start`: installs and builds what is missing, then serves the site with remix-serve. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setInterval } from "node:timers";
import { build, install, SERVE, SERVE_ENV } from "../build/project.mjs";

install();
build();

const env = { ...process.env, ...SERVE_ENV };
const settings = existsSync(".env") ? ["--env-file=.env"] : [];
const server = spawn(process.execPath, [...settings, ...SERVE], { stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
// npm signals only the shell in between, which exits silently; a new parent process shows that it has.
const { ppid } = process;
setInterval(() => process.ppid === ppid || server.kill(), 500).unref();
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
