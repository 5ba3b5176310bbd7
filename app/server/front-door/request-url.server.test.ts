import fc from "fast-check";
import { expect, it } from "vitest";
import { isHost, requestTarget } from "./request-url.server";

it.each([
  ["/recherche?q=%C3%A9t%C3%A9", "/recherche?q=%C3%A9t%C3%A9"],
  ["/recherche?q=%E9pinards", "/recherche?q=%25E9pinards"],
  ["/recherche?q=100%25E9", "/recherche?q=100%25E9"],
  ["/100%", "/100%25"],
  ["/%C3%A9%C3", "/%25C3%25A9%25C3"],
  ["/%61-propos", "/a-propos"],
  ["/a%2Fb%00%25", "/a%2Fb%00%25"],
  ["http://ailleurs.example/a-propos?b=c", "/a-propos?b=c"],
  ["mailto:a@b.fr", "/"],
  ["", "/"],
  ["/?_data=root", "/"],
  ["/?utm_source=lettre&fbclid=1", "/"],
  ["/categorie/x?page=2&utm_campaign=a%20b&GCLID=1&gbraid", "/categorie/x?page=2"],
  ["/recherche?q=utm_source", "/recherche?q=utm_source"],
  ["/quiz?_data=routes%2Fhome&a=b&x_data=1", "/quiz?a=b&x_data=1"],
])("%s becomes %s", (url, normalised) => {
  expect(requestTarget(url)).toBe(normalised);
});

it("the result is always a decodable path, and a normalised path stays unchanged", () => {
  const piece = fc.oneof(
    fc.constantFrom("%", "%C3", "%A9", "%F0", "%9F", "%00", "%61", "%25", "%zz", "/", "é", "?", "_data", "&"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const normalised = requestTarget(pieces.join(""));
      expect(normalised).toMatch(/^\//);
      expect(() => decodeURIComponent(normalised)).not.toThrow();
    }),
  );
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const right = requestTarget(`/${path}`);
      expect(requestTarget(right)).toBe(right);
    }),
  );
});

it.each(["www.faq-alim.example", "localhost:3000", "127.0.0.1:80", "[::1]:3000"])("%s is a host", (host) => {
  expect(isHost(host)).toBe(true);
});

it.each(["", "a b", "[", "%", "a@b", "a?b", "a/b", "localhost:99999999", "localhost:99999", "a:b"])(
  "%j is not a host",
  (host) => expect(isHost(host)).toBe(false),
);
