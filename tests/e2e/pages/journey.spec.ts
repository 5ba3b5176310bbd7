import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { isShortRun } from "../../support/long-tests";
import { BOTH, expect, test } from "../support/fixtures";
import { startSite } from "../support/server";

/** Production's Node, of which npm downloads a copy. */
const PRODUCTION = "node@24.21.0";

async function findQuestion(page: Page): Promise<void> {
  await page.getByRole("searchbox").fill("lentilles");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL(/\/recherche\?q=lentilles$/);
  const question = page.getByRole("main").getByRole("heading", { level: 3 }).first();
  const title = await question.innerText();
  await question.getByRole("link").click();
  await expect(page).toHaveURL(/\/question\/\d+-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("a visitor searches on the home page and opens a question", BOTH, async ({ page }) => {
  await page.goto("/");
  await findQuestion(page);
});

test("so does a visitor of a site on the Node of production", async ({ page }) => {
  test.skip(isShortRun || process.versions.node.startsWith("24."), "only with --all, on an older Node");
  test.setTimeout(180_000);
  const args = ["--yes", "--package", PRODUCTION, "node", "--print", "process.execPath"];
  const { stdout } = await promisify(execFile)("npx", args);
  const site = await startSite({}, stdout.trim().split("\n").at(-1));
  await page.goto(site.url);
  await findQuestion(page);
  await site.stop();
});

test.describe("with motion", () => {
  test.use({ isAlone: true });

  test("navigation has a view transition only without reduced motion", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        document.documentElement.dataset["transition"] = String(viewTransition !== null);
      });
    });
    const trail = page.getByRole("navigation", { name: "Fil d’Ariane" });
    for (const [reducedMotion, hasTransition] of [
      ["no-preference", "true"],
      ["reduce", "false"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto("/a-propos");
      await trail.getByRole("link", { name: "Accueil" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.locator("html")).toHaveAttribute("data-transition", hasTransition);
    }
  });
});
