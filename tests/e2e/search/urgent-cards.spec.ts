import { contents, one } from "../../support/contents";
import { plain } from "../support/crawl";
import { expect, test } from "../support/fixtures";

const { urgences, urgentSamples } = contents;
const searchPath = (q: string) => `/recherche?${new URLSearchParams({ q })}`;
const sampleOf = (key: string) => one(urgentSamples.plain[key] ?? [], `sample search for ${key}`);

/** A card above results, and one that stands alone. */
const cards = [false, true].map((isAlone) =>
  one(
    urgences.cards.filter((card) => card.isAlone === isAlone),
    `urgent card, alone: ${isAlone}`,
  ),
);

for (const { key, title, numbers, page: more, isAlone } of cards) {
  test(`a search for help shows emergency numbers above the results: ${key}`, async ({ page }) => {
    await page.goto(searchPath(sampleOf(key)));
    const card = page.getByRole("region", { name: plain(title) });
    await expect(card).toBeVisible();
    for (const { number } of numbers) {
      const digits = number.replace(/\D/g, "");
      const call = card.getByRole("link", { name: new RegExp(plain(number).replaceAll(" ", "\\s")) });
      await expect(call.first()).toHaveAttribute("href", `tel:${digits.replace(/^0(?=\d{9})/, "+33")}`);
    }
    await expect(card.getByRole("link", { name: "114", exact: true })).toHaveAttribute("href", "sms:114");
    const results = page.getByRole("region", { name: "Résultats" });
    await expect(results).toHaveCount(isAlone ? 0 : 1);
    if (!isAlone) expect((await card.boundingBox())?.y).toBeLessThan((await results.boundingBox())?.y ?? 0);
    // The card's question may be withdrawn.
    if (!more) return;
    await card.getByRole("link", { name: plain(more.title) }).click();
    await expect(page).toHaveURL(more.path);
  });
}

for (const [what, term] of [
  ["no result", "zzzz"],
  ["a search about suicide", sampleOf("suicide")],
] as const) {
  test(`the page of ${what} starts with the emergency numbers, whatever was typed`, async ({ page }) => {
    await page.goto(searchPath(term));
    const line = page.getByRole("main").getByText("Une urgence\u202f? 15 ou 112 · par SMS\u202f: 114");
    await expect(line).toBeVisible();
    for (const [number, address] of [
      ["15", "tel:15"],
      ["112", "tel:112"],
      ["114", "sms:114"],
    ] as const)
      await expect(line.getByRole("link", { name: number, exact: true })).toHaveAttribute("href", address);
    const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    expect((await line.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  });
}

test("while typing, the numbers appear under the field and are reachable by keyboard", async ({ page }) => {
  const card = one(urgences.cards, "urgent card");
  const [first] = card.numbers;
  await page.goto("/");
  const field = page.getByLabel("Votre question");
  await field.fill(sampleOf(card.key));
  const call = page.getByRole("search").getByRole("link", { name: first?.number ?? "" });
  await expect(call).toBeVisible();
  await expect(page.getByRole("search").getByRole("status")).toContainText(plain(card.title));
  await call.focus();
  await expect(call).toBeFocused();
  await expect(call).toHaveAttribute("href", `tel:${first?.number}`);
  await field.fill(sampleOf("aucune"));
  await expect(call).toHaveCount(0);
});
