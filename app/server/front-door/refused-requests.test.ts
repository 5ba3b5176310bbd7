import { expect, it } from "vitest";
import { isCrossSite } from "./refused-requests";

it.each([
  [{ "sec-fetch-site": "same-origin" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{ "sec-fetch-site": "cross-site" }, true],
  [{ "sec-fetch-site": "same-site" }, true],
  [{ "sec-fetch-site": "same-origin", origin: "https://autre.example", host: "site.example" }, false],
  [{ "sec-fetch-site": "cross-site", origin: "https://site.example", host: "site.example" }, true],
  [{ origin: "https://site.example", host: "site.example" }, false],
  [{ origin: "https://site.example:8443", host: "site.example:8443" }, false],
  [{ origin: "https://site.example:8443", host: "site.example" }, true],
  [{ origin: "https://site.example.autre.example", host: "site.example" }, true],
  [{ origin: "https://site.example", host: "interne:3000", "x-forwarded-host": "site.example" }, false],
  [{ origin: "https://site.example", host: "i", "x-forwarded-host": "site.example, proxy.example" }, false],
  [{ origin: "https://proxy.example", host: "i", "x-forwarded-host": "site.example, proxy.example" }, true],
  [{ origin: "https://site.example", host: "i", "x-forwarded-host": "Site.example:443" }, false],
  [{ origin: "https://site.example", host: "site.example:443" }, false],
  [{ origin: "http://site.example", host: "site.example:80" }, false],
  [{ origin: "https://site.example", host: "site.example:80" }, true],
  [{ origin: "https://site.example", host: "i", "x-forwarded-host": "" }, true],
  [{ origin: "https://site.example", host: "i", "x-forwarded-host": "a b" }, true],
  [{ origin: "null", host: "site.example" }, true],
  [{ origin: "", host: "site.example" }, true],
  [{ host: "site.example" }, false],
])("%j", (headers, crossSite) => {
  expect(isCrossSite(headers)).toBe(crossSite);
});
