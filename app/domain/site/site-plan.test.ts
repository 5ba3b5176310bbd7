import { expect, it } from "vitest";
import { type SitePage, sitePlan } from "./site-plan";

const day = { changedOn: null };
const question = (path: string, theme: string, subtheme: string | null): SitePage => ({
  ...{ ...day, kind: "question", path, title: path, theme, subtheme },
});
const plain = (kind: "page" | "theme" | "myths" | "profile" | "quiz" | "guide", path: string): SitePage => ({
  ...{ ...day, kind, path, title: path },
});
const pages: SitePage[] = [
  plain("page", "/"),
  plain("theme", "/t"),
  plain("myths", "/m"),
  { ...day, kind: "subtheme", path: "/t?s", title: "S", theme: "/t" },
  question("/q1", "/t", "/t?s"),
  question("/q2", "/t", "/t?removed"),
  question("/q3", "/m", null),
  plain("profile", "/p"),
  plain("quiz", "/z"),
  plain("guide", "/g"),
];

/** Every path of a value. */
function paths(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(paths);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => (key === "path" ? [String(held)] : paths(held)));
}

it("has every page once", () => {
  expect(paths(sitePlan(pages)).sort()).toEqual(pages.map(({ path }) => path).sort());
});

it("puts questions under their subtheme, or under the theme if it is not listed", () => {
  const { themes, myths } = sitePlan(pages);
  expect(themes[0]?.subthemes.map(({ path, questions }) => [path, paths(questions)])).toEqual([
    ["/t?s", ["/q1"]],
  ]);
  expect(paths(themes[0]?.questions)).toEqual(["/q2"]);
  expect(paths(myths[0]?.questions)).toEqual(["/q3"]);
});
