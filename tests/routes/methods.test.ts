import { describe, expect, it } from "vitest";
import { allowedMethods } from "~/server/front-door/refused-requests";
import routes from "~/routes";

type Entry = { path?: string; file: string; children?: Entry[] };

const sources = import.meta.glob<string>("/app/routes/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every route with an example path. */
const pages = routes
  .flatMap((entry: Entry) => entry.children ?? [entry])
  .map(({ path = "", file }) => ({ address: `/${path.replace(/:\w+/g, "12")}`, file }));

describe("a page accepts POST if its route has an action, and refuses GET if the route’s loader responds 405", () => {
  it.each(pages)("$address", ({ address, file }) => {
    const source = sources[`/app/${file}`] ?? "";
    const hasAction = /^export (async function|function|const) action\b/m.test(source);
    const read = source.includes("status: 405") ? [] : ["GET", "HEAD"];
    expect(allowedMethods(address)).toEqual(hasAction ? [...read, "POST"] : read);
    expect(allowedMethods(`${address}.data`)).toEqual(allowedMethods(address));
  });
});
