import type { Plugin } from "vite";

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^}]*\}\);/;

/** Loads the document once the router shows the route: its data arrived, and the address is the requested page's. */
const RELOAD_WHEN_SHOWN = "return { default: () => { window.location.reload(); return null; } };";

/**
 * Makes Remix reload after a navigation whose script is missing, and not before: then an upgraded site sends the requested page. By
 * default Remix reloads the page that the visitor leaves, and an offline browser shows its own error page instead of the site's.
 */
export function routeScriptErrors(): Plugin {
  return {
    name: "route-script-errors",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("@remix-run/react/dist/esm/routeModules.js")) return null;
      if (!RELOAD.test(code)) this.error("Remix no longer reloads the page here: see route-script-errors.ts");
      return { code: code.replace(RELOAD, RELOAD_WHEN_SHOWN), map: null };
    },
  };
}
