import { expect, it } from "vitest";
import { articleData } from "~/shell/head/json-ld";

const site = "https://site.test";

it("a citation has the URL of the cited work, and its publisher has the URL of a home page", () => {
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
      { title: "Avis", publisher: "Anses", url: "https://anses.test/", site: "site de l’Anses" },
      { title: "Livre", publisher: "Afssa" },
    ],
  });
  const work = (fields: object, name: string, publisher: object = {}) => ({
    ...{ "@type": "CreativeWork", ...fields },
    publisher: { "@type": "Organization", name, ...publisher },
  });
  expect(data.citation).toEqual([
    work({ name: "Fats", url: "https://efsa.test/fats", inLanguage: "en" }, "EFSA"),
    work({ name: "Avis" }, "Anses", { url: "https://anses.test/" }),
    work({ name: "Livre" }, "Afssa"),
  ]);
});
