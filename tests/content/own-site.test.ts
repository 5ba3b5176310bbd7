import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSiteSettings, siteSettingsFile } from "../../compiler/read/site-settings";
import { readContentFiles } from "../../compiler/read/content-files";

const SITE = readFileSync("content/site.yaml", "utf8");
const FILLED = SITE.replace("  name:  ", "  name: Association Essai  ");

let project = "";
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "faqalim-own-site-"));
  mkdirSync(join(project, "content"));
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(project, path), text);
const publisher = () => {
  const files = readContentFiles(join(project, "content"));
  return readSiteSettings(siteSettingsFile(files))["publisher.name"];
};

describe("content/site.local.yaml", () => {
  it("replaces site.yaml", () => {
    write("content/site.yaml", SITE);
    expect(publisher()).not.toBe("Association Essai");
    write("content/site.local.yaml", FILLED);
    expect(publisher()).toBe("Association Essai");
  });

  it("is named by the error about its text", () => {
    write("content/site.yaml", SITE);
    write("content/site.local.yaml", FILLED.replace("publisher:", "editeur:"));
    expect(publisher).toThrow(/^site\.local\.yaml/);
  });
});
