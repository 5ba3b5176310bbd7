import AxeBuilder from "@axe-core/playwright";
import { expect, STATUS_ERRORS, test } from "./fixtures";
import { ERROR_PAGES, PAGES } from "./pages";

test.use({ expectedErrors: STATUS_ERRORS });
// axe reads some pages for half a minute, twice.
test.setTimeout(180_000);

for (const path of [...PAGES, ...ERROR_PAGES]) {
  test(path.replace(/[\w-]{40,}\.[\w-]+/, "…"), async ({ page, javaScriptEnabled }) => {
    await page.goto(path);

    await test.step("one title, one heading, one main part", async () => {
      await expect(page).toHaveTitle(/.{4,} \| FAQ \+ ALIM$|^FAQ \+ ALIM/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("main")).toHaveCount(1);
    });

    // Closed answers are judged too.
    await page.evaluate(() => {
      for (const item of document.querySelectorAll("details")) {
        item.removeAttribute("name");
        item.open = true;
      }
    });

    await test.step("French spaces and apostrophes", async () => {
      const text = await page.evaluate(() => document.body.innerText);
      expect(text.match(/.{0,20} [;:!?»](\s|$).{0,10}|.{0,10}« .{0,20}|\p{L}'\p{L}/gu) ?? []).toEqual([]);
    });

    // The HTML is the same in both projects, and axe itself is JavaScript.
    for (const colorScheme of javaScriptEnabled ? (["light", "dark"] as const) : []) {
      await test.step(`axe finds nothing, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }

    await test.step("no sideways scroll at 320 px", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBe(0);
    });
  });
}
