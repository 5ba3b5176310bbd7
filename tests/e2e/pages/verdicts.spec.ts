import type { Element } from "hast";
import { replyToGuess, VERDICTS } from "../../../app/domain/faq/verdict";
import { categoryPath } from "../../../app/domain/faq/category";
import { questionPath } from "../../../app/domain/faq/question-path";
import { audiencePath } from "../../../app/domain/faq/audience";
import { contents, mythOf, samples } from "../../support/contents";
import { elements, named, plain, textOf, type Visit, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";

// These tests do not open a browser, so they run in only one of the two projects.
const chip = (verdict: string) => (element: Element) =>
  element.tagName === "span" && textOf(element) === verdict;
const itemOf = (page: Visit, id: number) =>
  elements(page.tree, ({ properties }) => String(properties["dataQuestion"]) === String(id))[0];
const shownIn = (parent: Element | undefined) =>
  VERDICTS.filter((verdict) => parent && elements(parent, chip(verdict)).length > 0);

for (const verdict of VERDICTS) {
  test(`« ${verdict} » appears wherever its myth does`, async ({ site }) => {
    const myth = mythOf(verdict);
    const label = `La vérité : ${verdict.toLowerCase()}`;

    const own = await visitPage(site.url, questionPath(myth));
    const [article] = elements(own.tree, named("article"));
    expect(article && textOf(article)).toContain(label);
    expect(own.html).not.toContain("ClaimReview");

    const subcategory = samples.myths.subcategories.find(({ id }) => id === myth.subcategoryId);
    const list = await visitPage(
      site.url,
      `${categoryPath(samples.myths.slug)}?sous-categorie=${subcategory?.slug}`,
    );
    const item = itemOf(list, myth.id);
    expect(shownIn(item)).toEqual([verdict]);
    expect(item && textOf(item)).toContain(label);

    const term = encodeURIComponent(myth.question.replace(/[«»]/g, "").trim());
    const results = await visitPage(site.url, `/recherche?q=${term}`, undefined, "follow");
    const hit = elements(results.tree, named("li")).find((li) =>
      elements(li, ({ properties }) => properties["href"] === questionPath(myth)).some(() => true),
    );
    expect(shownIn(hit)).toEqual([verdict]);
  });
}

test("the verdicts of the feed, the home page and the audiences match the contents", async ({ site }) => {
  const verdictOf = new Map(contents.faqs.map(({ id, idea }) => [id, idea]));

  const feed = await (await fetch(`${site.url}/feed.xml`)).text();
  const entries = feed.split("<entry>").filter((entry) => entry.includes("Vrai ou faux"));
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    const verdict = verdictOf.get(Number(/\/question\/(\d+)<\/id>/.exec(entry)?.[1]));
    expect(plain(entry)).toContain(`<summary>La vérité : ${verdict?.toLowerCase()}. `);
  }

  const home = await visitPage(site.url, "/");
  const guesses = elements(home.tree, ({ properties }) => /^mythe-\d+$/.test(String(properties["name"])));
  expect(guesses.length).toBeGreaterThan(0);
  for (const details of guesses) {
    const verdict = verdictOf.get(Number(String(details.properties["name"]).replace("mythe-", "")));
    const replies = verdict ? [replyToGuess(verdict, "Vrai"), replyToGuess(verdict, "Faux")].map(plain) : [];
    expect(replies).toContain(elements(details, named("strong")).map(textOf).join());
  }

  for (const { slug } of contents.profiles) {
    const shown: number[] = [];
    for (let path: string | undefined = audiencePath(slug); path;) {
      const profile = await visitPage(site.url, path);
      const myths = contents.faqs.filter(({ id, idea }) => idea && itemOf(profile, id));
      for (const { id, idea } of myths) expect(shownIn(itemOf(profile, id)), String(id)).toEqual([idea]);
      shown.push(...myths.map(({ id }) => id));
      const [next] = elements(profile.tree, ({ properties }) => String(properties["rel"]) === "next");
      path = next && String(next.properties["href"]);
    }
    const audience = contents.faqs.filter((faq) => faq.published && faq.audience === slug && faq.idea);
    expect(shown).toHaveLength(audience.length);
  }
});
