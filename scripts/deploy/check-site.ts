/**
 * `npm run check:site`: lists the settings that the operator must fill in before the site goes public.
 */
import { readFileSync } from "node:fs";
import { ContentError } from "../../app/domain/text/parse-content";
import { missingSettings, readSiteSettings } from "../../app/domain/site/site-settings";

try {
  const missing = missingSettings(readSiteSettings(readFileSync("content/site.yaml", "utf8")));
  if (missing.length > 0) {
    console.error(`À compléter dans content/site.yaml :\n${missing.map((name) => `- ${name}`).join("\n")}`);
    process.exitCode = 1;
  } else {
    console.log("content/site.yaml est complet.");
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
