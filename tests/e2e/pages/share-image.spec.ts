import { expect, test } from "../support/fixtures";

// Images are the same with and without JavaScript.
const IMAGE = "/partage/theme/sport-et-energie.png";

test("a share image has the announced size", async ({ page }) => {
  await page.goto("/a-propos");
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, IMAGE);
  expect(size).toEqual([1200, 630]);
});

test("unknown and malformed share image paths respond 404", async ({ request }) => {
  for (const path of [
    "/partage/theme/zzz.png",
    "/partage/theme/%E0%A4%A.png",
    "/partage/theme/..%2F..%2Fetc%2Fpasswd.png",
    "/partage/question/%00.png",
    `/partage/question/${"9".repeat(3000)}.png`,
    "/partage/zzz/accueil.png",
    "/partage/site/accueil",
    "/partage/site",
    "/partage",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const head = await request.head(IMAGE);
  expect(head.status()).toBe(200);
  expect(head.headers()["content-type"]).toBe("image/png");
});

test("share images are served without the backend", async ({ request, siteWithoutBackend: site }) => {
  const response = await request.get(site.url + IMAGE);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/png"]);
});
