import { describe, expect, it } from "vitest";
import { loader } from "~/routes/nutrient";
import { loader as loadList } from "~/routes/nutrients";
import { at } from "../support/at";
import { contents } from "../support/contents";

const load = async (slug: string, query = "") => {
  const page = await loader(at(`/nutriments/${slug}${query}`, { slug }));
  if (!("ranked" in page)) throw new Error("no page");
  return page;
};

describe("the pages about nutrients", () => {
  it("each has the foods of the database, and its question", async () => {
    for (const { slug, question } of contents.nutrition.nutrients) {
      const page = await load(slug);
      expect(page.ranked, slug).toHaveLength(15);
      expect(page.next.length, slug).toBe(question === null ? 0 : 1);
      if (question !== null) expect(page.next[0]?.path, slug).toContain(`/question/${question}-`);
    }
  });

  it("for a pregnant woman, no food that the look-up says to avoid is a source", async () => {
    for (const { slug } of contents.nutrition.nutrients) {
      const { ranked, avoided } = await load(slug, "?filtre=enceinte");
      expect(
        ranked.filter(({ pregnant }) => pregnant === "eviter"),
        slug,
      ).toEqual([]);
      expect(
        avoided.every(({ pregnant }) => pregnant === "eviter"),
        slug,
      ).toBe(true);
    }
    expect((await load("fer", "?filtre=enceinte")).avoided.map(({ key }) => key)).toContain("boudin-noir");
  });

  it("an unknown filter leads to the page, an unknown nutrient nowhere", async () => {
    await expect(loader(at("/nutriments/fer?filtre=x", { slug: "fer" }))).resolves.toMatchObject({
      status: 302,
    });
    await expect(loader(at("/nutriments/or", { slug: "or" }))).rejects.toMatchObject({ status: 404 });
  });

  it("the list never offers a pregnant woman's liver as an example", async () => {
    const first = (await loadList()).flatMap((nutrient) => nutrient.first);
    expect(first.length).toBeGreaterThan(60);
    expect(first.filter(({ pregnant }) => pregnant === "eviter")).toEqual([]);
  });
});
