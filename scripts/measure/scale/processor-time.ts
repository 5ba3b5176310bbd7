import { readdirSync, readFileSync } from "node:fs";

/** Reads a /proc file; empty if the process has ended or there is no /proc. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** The CPU time of PostgreSQL's connections to a database, in milliseconds (Linux). */
function databaseTime(name: string): number {
  const pids = readdirSync("/proc").filter(
    (pid) => /^\d+$/.test(pid) && read(pid, "cmdline").includes(` ${name} `),
  );
  return pids.reduce((sum, pid) => sum + Number(read(pid, "schedstat").split(" ")[0] ?? 0) / 1e6, 0);
}

/**
 * The CPU time of this process and of the database's connections, in milliseconds. Unlike elapsed time, it does not depend on
 * the machine's load.
 */
export function processorTime(database: string): number {
  const { user, system } = process.cpuUsage();
  return databaseTime(database) + (user + system) / 1_000;
}
