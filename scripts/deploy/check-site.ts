/**
 * `npm run check:site`: lists the settings that the operator must fill in before the site goes public. `npm run check:site -- reglages`
 * writes `.env.example` and docs/reglages.md.
 */
import { writeFileSync } from "node:fs";
import { ContentError } from "../../compiler/read/parse-content";
import { readContentFiles } from "../../compiler/read/content-files";
import { missingSettings, readSiteSettings, siteSettingsFile } from "../../compiler/read/site-settings";
import { envExample, settingsTable } from "./settings-files";

if (process.argv[2] === "reglages") {
  writeFileSync(".env.example", envExample());
  writeFileSync("docs/reglages.md", settingsTable());
  process.exit();
}

try {
  const missing = missingSettings(readSiteSettings(siteSettingsFile(readContentFiles("content"))));
  if (missing.length > 0) {
    console.error(
      `Il manque, pour publier. À écrire dans content/site.local.yaml, copie de content/site.yaml que git ne suit pas :\n${missing.map((name) => `- ${name}`).join("\n")}`,
    );
    process.exitCode = 1;
  } else {
    console.log("Tout ce que la loi demande est rempli.");
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
