import categories from "../../content/categories.yaml?raw";
import glossaryFile from "../../content/glossaire.yaml?raw";
import site from "../../content/site.yaml?raw";
import sources from "../../content/sources.yaml?raw";
import {
  type ContentPage,
  type ContentProfile,
  readCategories,
  readEditorialPage,
  readProfile,
} from "~/domain/content/content-collection";
import { type Glossary, readGlossary } from "~/domain/content/glossary";
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

function bySlug<T>(files: Record<string, string>, read: (path: string, raw: string) => T): Map<string, T> {
  return new Map(
    Object.entries(files).map(([path, raw]) => [path.replace(/^.*\/(.+)\.md$/, "$1"), read(path, raw)]),
  );
}

const settings = readSiteSettings(site);
const pageBySlug = bySlug(pages, (path, raw) => readEditorialPage(path, raw, settings));
const registry = readSources(sources);
const profileBySlug = bySlug(profiles, (path, raw) => readProfile(path, raw, registry));

const guideBySlug = bySlug(guides, (path, raw) => readGuide(path, raw, registry));

const glossary = readGlossary(glossaryFile, registry, [...profileBySlug.values()]);

/** The glossary, in alphabetical order. */
export function findGlossary(): Glossary {
  if (!glossary) throw new Error("content/glossaire.yaml is missing");
  return glossary;
}

export function findGuide(slug: string): GuideDocument | null {
  return guideBySlug.get(slug) ?? null;
}

export function listGuides(): GuideDocument[] {
  return GUIDE_SLUGS.flatMap((slug) => findGuide(slug) ?? []);
}

const subcategoriesByCategory = new Map(
  readCategories(categories).map(({ slug, subcategories }) => [slug, subcategories]),
);

/** The guides linked to a question's subcategory; none if the contents do not have it. */
export function listSubjectGuides({
  category,
  subcategory,
}: Pick<FaqDetails, "category" | "subcategory">): GuideDocument[] {
  const known = subcategoriesByCategory.get(category.slug)?.find(({ slug }) => slug === subcategory?.slug);
  return (known?.guides ?? []).flatMap((slug) => findGuide(slug) ?? []);
}

export function findEditorialPage(slug: string): ContentPage | null {
  return pageBySlug.get(slug) ?? null;
}

/** The introduction, definitions and tips for an audience, or null. */
export function findProfile(slug: string): ContentProfile | null {
  return profileBySlug.get(slug) ?? null;
}
