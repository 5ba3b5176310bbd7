/** `node scripts/build/run-in-vite.mjs SCRIPT …`: runs a script with modules of the site, whose imports Vite resolves. */
import { resolve } from "node:path";
import { createServer } from "vite";

// The built site opens its database in a worker thread, which only the build has.
process.env.NODE_ENV = "development";
const [, , script, ...args] = process.argv;
process.argv = [process.argv[0], script, ...args];
const server = await createServer({
  configFile: "vite-scripts.config.ts",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
  logLevel: "silent",
});
try {
  await server.ssrLoadModule(resolve(script));
} catch (error) {
  console.error(/SettingsError$/.test(error.name) ? error.message : error);
  process.exitCode = 1;
}
await server.close();
process.exit();
