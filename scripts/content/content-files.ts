import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ContentFiles } from "../../app/domain/editing/site-contents";

/** Contains the operator's values and replaces `site.yaml`. Git does not track this file, so an upgrade does not change it. */
const OWN_SITE = "site.local.yaml";

/** The contents of all files in a folder, by relative path. */
export function readContentFiles(folder: string): ContentFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
  const { [OWN_SITE]: ownSite, ...others } = files;
  return ownSite === undefined ? files : { ...others, "site.yaml": ownSite };
}
