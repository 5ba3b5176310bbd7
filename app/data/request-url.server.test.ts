import fc from "fast-check";
import { expect, it } from "vitest";
import { decodableUrl } from "./request-url.server";

it.each([
  ["/recherche?q=%C3%A9t%C3%A9", "/recherche?q=%C3%A9t%C3%A9"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/100%", "/100%25"],
  ["/a%20b%ZZ", "/a%20b%25ZZ"],
  ["/%C3%A9%C3", "/%C3%A9%25C3"],
  ["/🥕%F0%9F%A5%95", "/🥕%F0%9F%A5%95"],
])("%s becomes %s", (url, mended) => {
  expect(decodableUrl(url)).toBe(mended);
});

it("always gives an address that decodes, and leaves one that does alone", () => {
  const piece = fc.oneof(
    fc.constantFrom("%", "%C3", "%A9", "%F0", "%9F", "%00", "%zz", "/", "é"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const mended = decodableUrl(pieces.join(""));
      expect(() => decodeURIComponent(mended)).not.toThrow();
      expect(decodableUrl(mended)).toBe(mended);
    }),
  );
});
