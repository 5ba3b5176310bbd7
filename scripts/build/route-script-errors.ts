import type { Plugin } from "vite";

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^}]*\}\);/;

/** Loads the document once the router shows the route: its data arrived, and the address is the requested page's. */
const RELOADING_PAGE = "() => { window.location.reload(); return null; }";

/** What Remix generates as the browser's script of a route without a page, such as the feed. */
const NO_PAGE = /^export \{\s*\} from/;

/**
 * Makes Remix reload after a navigation whose script is missing, and not before: then an upgraded site sends the requested page. By
 * default Remix reloads the page that the visitor leaves, and an offline browser shows its own error page instead of the site's. A
 * navigation to a route without a page loads its document too.
 */
export function routeScriptErrors(): Plugin {
  return {
    name: "route-script-errors",
    apply: "build",
    // After Remix has generated the scripts of the routes.
    enforce: "post",
    transform(code, id) {
      if (NO_PAGE.test(code)) return { code: `export default ${RELOADING_PAGE};`, map: null };
      if (!id.endsWith("@remix-run/react/dist/esm/routeModules.js")) return null;
      if (!RELOAD.test(code)) this.error("Remix no longer reloads the page here: see route-script-errors.ts");
      return { code: code.replace(RELOAD, `return { default: ${RELOADING_PAGE} };`), map: null };
    },
  };
}
