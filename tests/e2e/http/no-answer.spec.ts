import { samplePaths } from "../../support/contents";
import { expect, startScripts, test } from "../support/fixtures";

test.use({ expectedErrors: { patterns: [/Failed to load resource/, /turbo-stream|SyntaxError|Error/] } });

const unreachable = { name: "Le site n’a pas répondu", level: 1 } as const;

for (const [from, link] of [
  [samplePaths.category, "Contact"],
  ["/fiches-pratiques", "Quiz"],
] as const) {
  test(`offline, a link on ${from} shows the site's error page, which offers a retry`, async ({
    page,
    context,
  }) => {
    await page.goto(from);
    await startScripts(page);
    await context.setOffline(true);
    await page.getByRole("link", { name: link }).first().click();
    await expect(page.getByRole("heading", unreachable)).toBeVisible();
    await expect(page).toHaveTitle(/^Le site n’a pas répondu/);
    await context.setOffline(false);
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(unreachable.name);
  });
}

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

test("after an upgrade, a link to a page whose script is gone loads the document", async ({ page }) => {
  await page.goto(samplePaths.category);
  await startScripts(page);
  await page.route(scriptOf("contact"), (route) => route.fulfill({ status: 404 }));
  const isLoaded = page.waitForRequest(
    (request) => request.resourceType() === "document" && request.url().endsWith("/contact"),
  );
  await page.getByRole("link", { name: "Contact" }).first().click();
  await isLoaded;
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(samplePaths.category);
});

test("« Réessayer » works during an upgrade, after a page's data and script were missing", async ({
  page,
}) => {
  await page.goto(samplePaths.category);
  await startScripts(page);
  await page.route(scriptOf("contact"), (route) => route.fulfill({ status: 404 }));
  await page.route("**/*.data*", (route) => route.fulfill({ status: 502, body: "<h1>502</h1>" }));
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("heading", unreachable)).toBeVisible();
  await page.unroute("**/*.data*");
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});
