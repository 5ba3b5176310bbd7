import { describe, expect, it } from "vitest";
import { allowedMethods } from "~/http/methods";
import routes from "~/routes";

type Entry = { path?: string; file: string; children?: Entry[] };

const sources = import.meta.glob<string>("/app/routes/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every route of the table with an address of its kind; the catch-all is where refused requests are shown. */
const pages = routes
  .flatMap((entry: Entry) => entry.children ?? [entry])
  .filter(({ path }) => path !== "*")
  .map(({ path = "", file }) => ({ address: `/${path.replace(/:\w+/g, "12")}`, file }));

describe("a page takes POST when its route has an action", () => {
  it.each(pages)("$address", ({ address, file }) => {
    const hasAction = /^export (async function|function|const) action\b/m.test(sources[`/app/${file}`] ?? "");
    expect(allowedMethods(address)).toEqual(hasAction ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"]);
    expect(allowedMethods(`${address}.data`)).toEqual(allowedMethods(address));
  });
});
