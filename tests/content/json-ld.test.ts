import { expect, it } from "vitest";
import { articleData } from "~/shell/head/json-ld";

const site = "https://site.test";

it("a citation has the title, the address and the publisher of the cited work", () => {
  const dates = { publishedOn: "2026-01-01", modifiedOn: null };
  const facts = {
    headline: "H",
    description: "D",
    path: "/question/1-h",
    imagePath: "/i.png",
    section: "S",
    ...dates,
  };
  const data = articleData(site, {
    ...facts,
    sources: [
      { title: "Fats", publisher: "EFSA", url: "https://efsa.test/fats", lang: "en" },
      { title: "Livre", publisher: "Afssa" },
    ],
  });
  const work = (fields: object, name: string) => ({
    ...{ "@type": "CreativeWork", ...fields },
    publisher: { "@type": "Organization", name },
  });
  expect(data.citation).toEqual([
    work({ name: "Fats", url: "https://efsa.test/fats", inLanguage: "en" }, "EFSA"),
    work({ name: "Livre" }, "Afssa"),
  ]);
});
