import { describe, expect, it } from "vitest";
import { allowedMethods } from "~/http/methods";
import routes from "~/routes";

type Entry = { path?: string; file: string; children?: Entry[] };

const sources = import.meta.glob<string>("/app/routes/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every route with an example path, except the catch-all route, which shows refused requests. */
const pages = routes
  .flatMap((entry: Entry) => entry.children ?? [entry])
  .filter(({ path }) => path !== "*")
  .map(({ path = "", file }) => ({ address: `/${path.replace(/:\w+/g, "12")}`, file }));

describe("a page accepts POST if its route has an action, and refuses GET if the route has an action but no loader", () => {
  it.each(pages)("$address", ({ address, file }) => {
    const has = (name: string) =>
      new RegExp(`^export (async function|function|const) ${name}\\b`, "m").test(
        sources[`/app/${file}`] ?? "",
      );
    const read = has("loader") || !has("action") ? ["GET", "HEAD"] : [];
    expect(allowedMethods(address)).toEqual(has("action") ? [...read, "POST"] : read);
    expect(allowedMethods(`${address}.data`)).toEqual(allowedMethods(address));
  });
});
