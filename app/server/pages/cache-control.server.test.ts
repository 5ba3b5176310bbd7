import { expect, it } from "vitest";
import { PAGE_CACHE } from "./cache-control.server";

/** The longest time until the site notices a withdrawal: it queries the list every 20 s, and the query takes at most 2 s. */
const NOTICED_SECONDS = 22;

it("a shared cache serves no page longer than five minutes after its withdrawal", () => {
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(PAGE_CACHE)?.[1]);
  expect(NOTICED_SECONDS + seconds("s-maxage")).toBeLessThanOrEqual(90);
  expect(NOTICED_SECONDS + seconds("s-maxage") + seconds("stale-while-revalidate")).toBeLessThanOrEqual(300);
  expect(PAGE_CACHE).toContain("max-age=0");
});
