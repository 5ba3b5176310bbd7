import { expect, it } from "vitest";
import { loader } from "~/routes/machine-files";
import { mythLabel } from "~/questions/myth";
import { at } from "../support/at";
import { contents, faqs, newestFirst, samples } from "../support/contents";

const NEWEST = newestFirst(faqs).slice(0, 40);

const xml = await (await loader(at("/feed.xml"))).text();
const all = (pattern: RegExp) => Array.from(xml.matchAll(pattern), ([, text = ""]) => text);
const published = all(/<published>(.*?)<\/published>/g);
const ids = all(/<entry><id>.*?(\/question\/\d+|\/fiches-pratiques\/[\w-]+)<\/id>/g);

it("the feed has the 40 newest questions and all guides, newest first", () => {
  expect(published).toEqual(published.toSorted().toReversed());
  expect(ids.toSorted()).toEqual(
    [
      ...NEWEST.map(({ id }) => `/question/${id}`),
      ...contents.guides.map(({ slug }) => `/fiches-pratiques/${slug}`),
    ].toSorted(),
  );
});

it("the feed has the date of its latest change", () => {
  const [updated, ...others] = all(/<updated>(.*?)<\/updated>/g);
  expect(updated).toBe(others.toSorted().at(-1));
});

it("a myth's entry asks whether it is true, and starts its summary with the verdict", () => {
  const myth = NEWEST.find(({ categoryId }) => categoryId === samples.myths.id);
  const entry = all(/<entry>(.*?)<\/entry>/g)[ids.indexOf(`/question/${myth?.id}`)];
  expect(entry).toContain(`<title>Vrai ou faux\u202f? ${myth?.question}</title>`);
  expect(entry).toContain(`<summary>${myth?.idea && mythLabel(myth.idea)}. `);
});
