/**
 * The options of the Remix plugin; vite.config.ts imports them.
 *
 * Every `v3_` flag that makes leaving for React Router 7 mechanical is on. Lazy route discovery stays off: with it,
 * a deployment between the loading of a page and the sending of its form reloads the page and loses what was typed.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
const remixConfig = {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
};

export default remixConfig;
