import { expect, it } from "vitest";
import { acceptedEncodings, isFresh } from "./negotiation.server";

it.each([
  ["br", ["br", "identity"]],
  ["gzip, deflate, br;q=0.5", ["br", "gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["br; q=0.0 ,gzip ; q=0.01", ["gzip", "identity"]],
  ["x-gzip, *", ["identity"]],
  ["", ["identity"]],
  [undefined, ["identity"]],
])("a client with Accept-Encoding %j gets %j", (accepted, encodings) => {
  expect(acceptedEncodings({ "accept-encoding": accepted })).toEqual(encodings);
});

it.each([
  [{ "if-none-match": '"a"' }, true],
  [{ "if-none-match": '"b", W/"a"' }, true],
  [{ "if-none-match": "*" }, true],
  [{ "if-none-match": '"b"' }, false],
  [{ "if-none-match": '"a"', "cache-control": "no-cache" }, false],
  [{ "if-none-match": '"a"', "cache-control": "max-age=0" }, true],
  [{ "if-modified-since": "Fri, 27 Nov 2026 00:00:00 GMT" }, false],
  [{}, false],
])("with %j the copy of a client is current: %j", (headers, isCurrent) => {
  expect(isFresh(headers, '"a"')).toBe(isCurrent);
  expect(isFresh(headers, 'W/"a"')).toBe(isCurrent);
});
