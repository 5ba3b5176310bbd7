import { expect, it } from "vitest";
import { type SitePage, sitePlan } from "./site-plan-groups";

const day = { changedOn: null };
const question = (path: string, category: string, subcategory: string | null): SitePage => ({
  ...{ ...day, kind: "question", path, title: path, category, subcategory },
});
const plain = (
  kind: "page" | "category" | "myths" | "audience" | "quiz" | "guide",
  path: string,
): SitePage => ({
  ...{ ...day, kind, path, title: path },
});
const pages: SitePage[] = [
  plain("page", "/"),
  plain("category", "/t"),
  plain("myths", "/m"),
  { ...day, kind: "subcategory", path: "/t?s", title: "S", category: "/t" },
  question("/q1", "/t", "/t?s"),
  question("/q2", "/t", "/t?removed"),
  question("/q3", "/m", null),
  plain("audience", "/p"),
  plain("quiz", "/z"),
  plain("guide", "/g"),
];

/** Collects the values of all `path` properties, at any depth. */
function paths(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(paths);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => (key === "path" ? [String(held)] : paths(held)));
}

it("questions are under their subcategory, or under the category if the subcategory is not listed", () => {
  const { categories, myths } = sitePlan(pages);
  expect(categories[0]?.subcategories.map(({ path, questions }) => [path, paths(questions)])).toEqual([
    ["/t?s", ["/q1"]],
  ]);
  expect(paths(categories[0]?.questions)).toEqual(["/q2"]);
  expect(paths(myths[0]?.questions)).toEqual(["/q3"]);
});
