import { expect, test } from "../support/fixtures";

test("a nutrient is found from the list, and ranks foods in a table", async ({ page }) => {
  await page.goto("/nutriments");
  await page.getByRole("link", { name: /^Fer/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Fer");
  const table = page.getByRole("table", { name: /^Fer/ });
  await expect(table.getByRole("columnheader")).toHaveText([
    ...["Aliment", "Par portion", "Part", "Pour 100\u00a0g"],
  ]);
  await expect(table.getByRole("rowheader")).toHaveCount(15);
  await expect(table.getByRole("row").nth(1).getByRole("cell")).toHaveText([/mg/, /%/, /mg/]);
});

test("filters keep a diet's foods, and a pregnant woman's are judged", async ({ page }) => {
  await page.goto("/nutriments/fer");
  const filters = page.getByRole("navigation", { name: "Filtrer les aliments" });
  await filters.getByRole("link", { name: "Végétal", exact: true }).click();
  await expect(filters.getByRole("link", { name: "Végétal", exact: true })).toHaveAttribute(
    "aria-current",
    /./,
  );
  await expect(page.getByRole("rowheader", { name: /Lentilles/ }).first()).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /Boudin|Steak/ })).toHaveCount(0);

  await filters.getByRole("link", { name: "Enceinte" }).click();
  await expect(page.getByText(/à éviter, même s’ils en contiennent/)).toContainText("boudin noir");
  await expect(page.getByRole("rowheader", { name: /Boudin|Foie|Rognon/ })).toHaveCount(0);
  await expect(page.getByRole("rowheader", { name: /Oui, si/ }).first()).toBeVisible();
});

test("the list and a nutrient print on one page", async ({ page }) => {
  for (const path of ["/nutriments", "/nutriments/fer", "/nutriments/vitamine-a?filtre=enceinte"]) {
    await page.goto(path);
    const pdf = await page.pdf({ format: "A4" });
    expect((pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length, path).toBe(1);
  }
});
