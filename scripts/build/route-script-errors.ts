import type { Plugin } from "vite";

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^}]*\}\);/;

/**
 * Makes Remix throw when a route's script fails to load, so that the site's error page appears, with a link to the requested page. By
 * default Remix reloads, and an offline browser then shows its own error page.
 */
export function routeScriptErrors(): Plugin {
  return {
    name: "route-script-errors",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("@remix-run/react/dist/esm/routeModules.js")) return null;
      if (!RELOAD.test(code)) this.error("Remix no longer reloads the page here: see route-script-errors.ts");
      return { code: code.replace(RELOAD, "throw error;"), map: null };
    },
  };
}
