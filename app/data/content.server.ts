import categories from "../../content/categories.yaml?raw";
import site from "../../content/site.yaml?raw";
import sources from "../../content/sources.yaml?raw";
import {
  type ContentPage,
  type ContentProfile,
  readCategories,
  readPage,
  readProfile,
} from "~/domain/content/content-collection";
import type { FaqDetails } from "~/domain/faq/faq";
import { type GuideDocument, readGuide } from "~/domain/guide/guide";
import { GUIDE_SLUGS } from "~/domain/guide/guide-slugs";
import { readSiteSettings } from "~/domain/content/site-settings";
import { readSources } from "~/domain/content/source-registry";

const pages = import.meta.glob<string>("../../content/pages/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const guides = import.meta.glob<string>("../../content/fiches/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const profiles = import.meta.glob<string>("../../content/profils/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The files of a folder by slug, read and checked once, when the server starts. */
function bySlug<T>(files: Record<string, string>, read: (path: string, raw: string) => T): Map<string, T> {
  return new Map(
    Object.entries(files).map(([path, raw]) => [path.replace(/^.*\/(.+)\.md$/, "$1"), read(path, raw)]),
  );
}

const settings = readSiteSettings(site);
const pageBySlug = bySlug(pages, (path, raw) => readPage(path, raw, settings));
const registry = readSources(sources);
const profileBySlug = bySlug(profiles, (path, raw) => readProfile(path, raw, registry));

const guideBySlug = bySlug(guides, (path, raw) => readGuide(path, raw, registry));

/** The guide with this slug, or null. */
export function findGuide(slug: string): GuideDocument | null {
  return guideBySlug.get(slug) ?? null;
}

/** All guides, in the order of the list. */
export function listGuides(): GuideDocument[] {
  return GUIDE_SLUGS.flatMap((slug) => findGuide(slug) ?? []);
}

/** The subcategories of each category, which their slugs name within it only. */
const subcategoriesByCategory = new Map(
  readCategories(categories).map(({ slug, subcategories }) => [slug, subcategories]),
);

/** The guides on the subject of a question's subcategory; none for one that the contents do not know. */
export function listSubjectGuides({
  category,
  subcategory,
}: Pick<FaqDetails, "category" | "subcategory">): GuideDocument[] {
  const known = subcategoriesByCategory.get(category.slug)?.find(({ slug }) => slug === subcategory?.slug);
  return (known?.guides ?? []).flatMap((slug) => findGuide(slug) ?? []);
}

/** The editorial page with this slug, or null. */
export function findPage(slug: string): ContentPage | null {
  return pageBySlug.get(slug) ?? null;
}

/** The editorial content of an audience (introduction, definitions, tips), or null when it has none. */
export function findProfile(slug: string): ContentProfile | null {
  return profileBySlug.get(slug) ?? null;
}
