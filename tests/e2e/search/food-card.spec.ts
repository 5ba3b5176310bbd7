import type { Locator } from "@playwright/test";
import { foodOf } from "../../support/contents";
import { expect, test } from "../support/fixtures";

const searchPath = (q: string) => `/recherche?${new URLSearchParams({ q })}`;

test("a search for a person and a name of several foods shows their verdicts before the questions", async ({
  page,
}) => {
  await page.goto(searchPath("saumon enceinte"));
  const choice = page.getByRole("region", { name: "Puis-je en manger" });
  await expect(choice.getByRole("heading")).toHaveText(/^Enceinte\s: 3\saliments pour «\ssaumon\s»$/);
  const rows = choice.getByRole("listitem");
  await expect(rows).toHaveText([/fumé.*À éviter$/, /À éviter$/, /Oui$/]);
  const results = page.getByRole("region", { name: "Résultats" });
  expect((await rows.last().boundingBox())?.y).toBeLessThan((await results.boundingBox())?.y ?? 0);
  await rows.first().getByRole("link").click();
  await expect(page).toHaveURL(`${foodOf("poisson-fume").path}?pour=enceinte`);
});

test("on a wide screen the numbers to call are beside the field, and the suggested page is the first row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(searchPath("fer"));
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const field = await boxOf(page.getByRole("search").last());
  const numbers = await boxOf(page.getByRole("main").getByText("Une urgence"));
  expect(numbers.x).toBeGreaterThan(field.x + field.width);
  const results = page.getByRole("list", { name: "Résultats de la recherche" }).getByRole("listitem");
  await expect(results.first()).toHaveText(/^Fer.*Tableau$/);
});

test("a printed search shows no field", async ({ page }) => {
  await page.goto(searchPath("fer"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("Votre question")).toBeHidden();
  await expect(page.getByRole("heading", { name: "résultats pour fer" })).toBeVisible();
});
