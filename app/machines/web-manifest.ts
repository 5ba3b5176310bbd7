import { SITE_NAME, SITE_PROMISE } from "~/shell/head/seo";

const PAPER = "#fbfaf5";

export const webManifest = {
  name: SITE_NAME,
  short_name: SITE_NAME,
  description: SITE_PROMISE,
  lang: "fr",
  dir: "ltr",
  id: "/",
  start_url: "/",
  scope: "/",
  display: "minimal-ui",
  background_color: PAPER,
  theme_color: PAPER,
  categories: ["food", "health", "education"],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
