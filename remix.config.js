/**
 * The options of the Remix plugin; vite.config.ts imports them.
 *
 * All other `v3_` flags are on, to ease the migration to React Router 7. Lazy route discovery is off: with it, a deployment
 * between loading a page and sending its form reloads the page and loses the input.
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
