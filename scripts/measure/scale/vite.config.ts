import { fileURLToPath } from "node:url";
import { mergeConfig, type Plugin } from "vite";
import base from "../../../vitest.config";

const patientFetch = fileURLToPath(new URL("patient-fetch.ts", import.meta.url));

/** The deadlines of the site would end what is to be measured. */
const withoutDeadlines: Plugin = {
  name: "without-deadlines",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith("/deadline-fetch.server") && importer !== patientFetch ? patientFetch : null,
};

export default mergeConfig(base, { plugins: [withoutDeadlines] });
