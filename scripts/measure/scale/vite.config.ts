import { fileURLToPath } from "node:url";
import { mergeConfig, type Plugin } from "vite";
import base from "../../../vite-node.config";

const patientFetch = fileURLToPath(new URL("patient-fetch.ts", import.meta.url));

/** Replaces the site's `fetch` wrapper, whose deadlines would abort slow requests. */
const withoutDeadlines: Plugin = {
  name: "without-deadlines",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith("/deadline-fetch.server") && importer !== patientFetch ? patientFetch : null,
};

export default mergeConfig(base, { plugins: [withoutDeadlines] });
