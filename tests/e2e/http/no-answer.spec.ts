import { samplePaths } from "../../support/contents";
import { expect, startScripts, test } from "../support/fixtures";

test.use({ expectedErrors: { patterns: [/Failed to load resource/, /turbo-stream|SyntaxError|Error/] } });

const unreachable = { name: "Le site n’a pas répondu", level: 1 } as const;

test("a proxy's 502 shows the site's error page too", async ({ page }) => {
  await page.goto(samplePaths.category);
  await startScripts(page);
  await page.route("**/*.data*", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<html><h1>502 Bad Gateway</h1></html>" }),
  );
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("heading", unreachable)).toBeVisible();
  await page.unroute("**/*.data*");
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

const scriptOf = (route: string) => new RegExp(`/assets/${route}-[^/]*\\.js$`);

test("after an upgrade, a link to a page whose script is gone reloads the page, whose links then work", async ({
  page,
}) => {
  await page.goto(samplePaths.category);
  await startScripts(page);
  await page.route(scriptOf("contact"), (route) => route.fulfill({ status: 404 }));
  const isReloaded = page.waitForRequest((request) => request.resourceType() === "document");
  await page.getByRole("link", { name: "Contact" }).first().click();
  await isReloaded;
  await page.unroute(scriptOf("contact"));
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});
