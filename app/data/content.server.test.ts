import { expect, it, vi } from "vitest";
import type { SiteContents } from "~/domain/content/site-contents";
import { listSubjectGuides } from "./content.server";

vi.mock("~contents", async (importOriginal) => {
  const { default: contents } = await importOriginal<{ default: SiteContents }>();
  const theme = (slug: string, guide: string) => ({
    slug,
    subcategories: [{ slug: "au-quotidien", guides: [guide] }],
  });
  const categories = [theme("bases", "snacks-sains"), theme("sport", "alimentation-sportif")];
  return { default: { ...contents, categories } };
});

const at = (category: string, subcategory: string | null) => ({
  category: { name: "", slug: category },
  subcategory: subcategory === null ? null : { name: "", slug: subcategory },
});

it("lists a subcategory's own guides when another theme has a subcategory with the same slug", () => {
  const slugs = (category: string, subcategory: string | null) =>
    listSubjectGuides(at(category, subcategory)).map(({ slug }) => slug);
  expect(slugs("bases", "au-quotidien")).toEqual(["snacks-sains"]);
  expect(slugs("sport", "au-quotidien")).toEqual(["alimentation-sportif"]);
  expect(slugs("sport", null)).toEqual([]);
  expect(slugs("inconnu", "au-quotidien")).toEqual([]);
});
