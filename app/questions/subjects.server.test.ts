import { expect, it, vi } from "vitest";
import type { CompiledContents } from "~/server/compiled/compiled-contents";
import { findSubject } from "./subjects.server";

vi.mock("~/server/compiled/compiled.server", async (importOriginal) => {
  const { compiled } = await importOriginal<{ compiled: () => CompiledContents }>();
  const category = (slug: string, guide: string) => ({
    slug,
    subcategories: [{ slug: "au-quotidien", guides: [guide] }],
  });
  const categories = [category("bases", "snacks-sains"), category("sport", "alimentation-sportif")];
  return { compiled: () => ({ drafts: null, contents: { ...compiled().contents, categories } }) };
});

const at = (category: string, subcategory: string | null) => ({
  category: { name: "", slug: category },
  subcategory: subcategory === null ? null : { name: "", slug: subcategory },
});

it("a question lists the guides of its subcategory, and not those of a subcategory with the same slug in another category", () => {
  const slugs = (category: string, subcategory: string | null) =>
    findSubject(at(category, subcategory)).guides.map(({ slug }) => slug);
  expect(slugs("bases", "au-quotidien")).toEqual(["snacks-sains"]);
  expect(slugs("sport", "au-quotidien")).toEqual(["alimentation-sportif"]);
  expect(slugs("sport", null)).toEqual([]);
  expect(slugs("inconnu", "au-quotidien")).toEqual([]);
});
