import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Returns the folder of a package that is too heavy for the project's dependencies and used by a single script. npm installs it once in
 * `node_modules/.cache`, without install scripts.
 */
export function toolPackage(name: string, version: string): string {
  const home = resolve("node_modules/.cache/tools", `${name.replaceAll("/", "-")}-${version}`);
  const folder = join(home, "node_modules", name);
  if (!existsSync(folder)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), JSON.stringify({ private: true }));
    const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"];
    execFileSync("npm", ["install", ...quiet, `${name}@${version}`], { cwd: home, stdio: "inherit" });
  }
  return folder;
}

/** Imports a module of such a package. The module is `unknown`, because it has no type declarations. */
export async function toolModule(folder: string, path: string): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(join(folder, path)).href);
  return module;
}
