import { expect, it, vi } from "vitest";
import { listSubjectGuides } from "./content.server";

vi.mock("../../content/categories.yaml?raw", () => {
  const category = (id: number, slug: string, guide: string) => `
- id: ${id}
  slug: ${slug}
  name: Un thème
  description: Un thème.
  icon: apple
  color: blue
  subcategories:
    - { id: ${id}1, slug: au-quotidien, name: Au quotidien, description: Chaque jour., guides: [${guide}] }`;
  return { default: category(1, "bases", "snacks-sains") + category(2, "sport", "alimentation-sportif") };
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
