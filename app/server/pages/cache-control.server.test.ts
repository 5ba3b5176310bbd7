import { expect, it } from "vitest";
import { PAGE_CACHE } from "./cache-control.server";

/** The longest time until the site shows a withdrawal: it reads the content version every 5 s, with two queries of 1.5 s at most. */
const NOTICED_SECONDS = 10;

it("a shared cache serves no page longer than five minutes after its withdrawal", () => {
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(PAGE_CACHE)?.[1]);
  expect(NOTICED_SECONDS + seconds("s-maxage")).toBeLessThanOrEqual(90);
  expect(NOTICED_SECONDS + seconds("s-maxage") + seconds("stale-while-revalidate")).toBeLessThanOrEqual(300);
  expect(PAGE_CACHE).toContain("max-age=0");
});
