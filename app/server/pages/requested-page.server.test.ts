import { expect, it } from "vitest";
import { findListPage } from "./requested-page.server";

const list = (shown: number) => ({ shown, pageCount: 3 });

it.each([
  ["", 1, false],
  ["page=1", 1, false],
  ["page=3", 3, false],
  ["page=4", 1, true],
  ["page=0", 1, true],
  ["page=-1", 1, true],
  ["page=abc", 1, true],
  ["page=1.5", 1, true],
  ["page=1e0", 1, true],
  ["page=", 1, true],
  ["page=99999999999999999999", 1, true],
])("?%s shows the page %i, missing: %s", (query, page, isMissing) => {
  expect(findListPage(new URLSearchParams(query), list)).toEqual({
    ...{ page, shown: page, pageCount: 3, isMissing },
  });
});
