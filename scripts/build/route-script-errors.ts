import type { Plugin } from "vite";

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^}]*\}\);/;

/**
 * A component that reloads the document. The router renders it when the data has arrived, so the URL is already that of the
 * requested page.
 */
const RELOADING_PAGE = "() => { window.location.reload(); return null; }";

/** Matches the browser script that Remix generates for a route without a page, such as the feed. */
const NO_PAGE = /^export \{\s*\} from/;

/**
 * If the script of a route is missing, for example after an upgrade of the site, reloads the requested page after the
 * navigation. By default Remix instead reloads the page that the visitor is leaving, and an offline browser shows its own error
 * page instead of the site's. A navigation to a route without a page also loads the document.
 */
export function routeScriptErrors(): Plugin {
  return {
    name: "route-script-errors",
    apply: "build",
    // Run after Remix has generated the scripts of the routes.
    enforce: "post",
    transform(code, id) {
      if (NO_PAGE.test(code)) return { code: `export default ${RELOADING_PAGE};`, map: null };
      if (!id.endsWith("@remix-run/react/dist/esm/routeModules.js")) return null;
      if (!RELOAD.test(code)) this.error("Remix no longer reloads the page here: see route-script-errors.ts");
      return { code: code.replace(RELOAD, `return { default: ${RELOADING_PAGE} };`), map: null };
    },
  };
}
