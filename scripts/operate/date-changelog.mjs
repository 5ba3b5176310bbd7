/** During `npm version 0.3.0`: what is to come in CHANGELOG.md becomes this version, of today. */
import { readFileSync, writeFileSync } from "node:fs";

const TO_COME = "## À venir\n";
const format = { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Paris" };
const today = new Date().toLocaleDateString("fr-FR", format);
const written = readFileSync("CHANGELOG.md", "utf8");
writeFileSync(
  "CHANGELOG.md",
  written.replace(TO_COME, `${TO_COME}\n## ${process.env.npm_package_version}, ${today}\n`),
);
