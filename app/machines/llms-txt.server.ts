import { listCategories } from "~/questions/categories/categories.server";
import { listSituations } from "~/foods/foods.server";
import { categoryPath } from "~/questions/categories/category";
import { situationPath } from "~/foods/look-up/situation";
import { guidePath } from "~/guides/guide";
import { listGuides } from "~/guides/guides.server";
import text from "./llms.md?raw";

type Entry = { path: string; title: string; note: string };

/** Describes the site and links to its parts, for language models. Source: llmstxt.org, version 2. @throws BackendError */
export async function llmsTxt(siteUrl: string): Promise<string> {
  const categories = await listCategories();
  const list = (entries: Entry[]) =>
    entries.map(({ path, title, note }) => `- [${title}](${path})\u202f: ${note}`).join("\n");
  const situations = listSituations().map(({ key, title, definition }) => ({
    ...{ path: situationPath(key), title, note: definition },
  }));
  const themes = categories.map(({ slug, title, description }) => ({
    ...{ path: categoryPath(slug), title, note: description },
  }));
  const guides = listGuides().map(({ slug, title, description }) => ({
    ...{ path: `${guidePath(slug)}.md`, title, note: description },
  }));
  return text
    .replace("{situations}", () => list(situations))
    .replace("{themes}", () => list(themes))
    .replace("{fiches}", () => list(guides))
    .replaceAll("](/", `](${siteUrl}/`);
}
