import type { ContentFiles } from "~/domain/content/site-contents";

const raw = import.meta.glob<string>("../../content/**/*.{md,yaml}", { query: "?raw", import: "default", eager: true });

/** The site's contents, by their path from the content folder. */
export const files: ContentFiles = Object.fromEntries(
  Object.entries(raw).map(([path, text]) => [path.replace("../../content/", ""), text]),
);
