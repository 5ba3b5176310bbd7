import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ContentFiles } from "../../app/domain/editing/site-contents";

/** The operator's values in the place of `site.yaml`: git does not track it, so that an upgrade leaves it as it is. */
const OWN_SITE = "site.local.yaml";

/** All files of a folder by relative path. */
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
