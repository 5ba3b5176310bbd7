import { contents, guideTitle, one, samplePaths, samples } from "../../support/contents";
import { expect, test } from "../support/fixtures";

const food = one(
  contents.foods.filter(({ key }) => key === "poisson-fume"),
  "smoked fish",
);
const guide = one(contents.guides, "guide");

for (const [kind, path, title] of [
  ["question", samplePaths.question, samples.question.question],
  ["guide", `/fiches-pratiques/${guide.slug}`, guideTitle(guide.slug)],
  ["food", food.path, food.name],
] as const) {
  test(`the page of a ${kind} announces its Markdown version, which is complete and cached`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const alternate = page.locator('head link[rel="alternate"][type="text/markdown"]');
    await expect(alternate).toHaveAttribute("href", `${path}.md`);
    await expect(page.locator('head link[rel="describedby"]')).toHaveAttribute("href", "/llms.txt");
    const response = await request.get(`${path}.md`);
    expect(response.status()).toBe(200);
    const headers = response.headers();
    expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(headers["cache-control"]).toContain("s-maxage=60");
    expect(headers["link"]).toMatch(/^<https?:\/\/[^>]+>; rel="canonical"/);
    expect(headers["link"]).not.toContain(".md>");
    expect(headers["content-encoding"]).toBeTruthy();
    expect(await response.text()).toContain(title);
    const again = await request.get(`${path}.md`, { headers: { "If-None-Match": headers["etag"] ?? "" } });
    expect(again.status()).toBe(304);
    expect((await request.head(`${path}.md`)).status()).toBe(200);
    expect((await request.post(`${path}.md`)).status()).toBe(405);
  });
}

test("a Markdown URL with other words redirects, and an unknown id responds 404", async ({ request }) => {
  const options = { maxRedirects: 0 };
  const moved = await request.get(`/question/${samples.question.id}-autre.md`, options);
  expect([moved.status(), moved.headers()["location"]]).toEqual([308, `${samplePaths.question}.md`]);
  for (const path of [
    "/question/999999-x.md",
    "/question/.md",
    "/aliments/999999-x.md",
    "/aliments/zzz.md",
    "/fiches-pratiques/zzz.md",
    "/fiches-pratiques/__proto__.md",
    "/aliments/pour/zzz.pdf",
    "/aliments/pour/..%2F..%2Fetc%2Fpasswd.pdf",
    "/aliments/%00.md",
  ]) {
    const response = await request.get(path, options);
    expect(response.status(), path).toBe(404);
    expect(response.headers()["cache-control"], path).toBe("no-store");
  }
});

test("llms.txt and the open data can be read by scripts of any site", async ({ request }) => {
  const llms = await request.get("/llms.txt");
  expect(llms.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await llms.text()).toContain("/aliments.json");
  for (const path of ["/aliments.json", "/conservation.json"]) {
    const response = await request.get(path, { headers: { Origin: "https://autre.test" } });
    const headers = response.headers();
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    const data: unknown = await response.json();
    expect(data).toMatchObject({ licence: expect.any(String), version: expect.any(String) });
  }
});

test("the list of a situation is available as a PDF", async ({ request }) => {
  const response = await request.get("/aliments/pour/enceinte.pdf");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
