import { listGuides } from "../../app/guides/guides.server";
import { expect, it } from "vitest";
import { listAudiences } from "~/questions/audiences/audiences.server";
import { listCategories } from "~/questions/categories/categories.server";
import { listSituations } from "~/foods/foods.server";
import { listQuizzes } from "~/quiz/quiz-list.server";
import { audienceCard, categoryCard, guideCard, listCard, quizCard } from "~/machines/share-cards";
import { IMMUTABLE } from "~/server/pages/cache-control.server";
import { shareImage, siteShareImage } from "~/machines/file-addresses.server";
import { loader } from "~/routes/page-file";
import { at } from "../support/at";
import { contents, quizzes } from "../support/contents";

/** The share images of all pages that have their own, and that of the site. */
async function allImages() {
  const cards = [
    ...(await listCategories()).map(categoryCard),
    ...(await listAudiences()).map(audienceCard),
    ...listGuides().map(guideCard),
    ...(await listQuizzes()).map(quizCard),
    ...listSituations().map(listCard),
  ];
  return [siteShareImage(), ...cards.map(shareImage)];
}

it("every category, audience, guide, quiz and list has its own share image, of 1200 × 630 and under 120 KB", async () => {
  const images = await allImages();
  const { categories, profiles, guides, situations } = contents;
  const pages = [categories, profiles, guides, quizzes, situations];
  expect(new Set(images.map(({ path }) => path)).size).toBe(
    pages.reduce((sum, { length }) => sum + length, 1),
  );
  for (const { path, alt } of images) {
    expect(alt).toMatch(/^FAQ \+ ALIM\u202f: ./);
    const response = await loader(at(path));
    expect(response.headers.get("Cache-Control"), path).toBe(IMMUTABLE);
    expect(response.headers.get("Content-Type"), path).toBe("image/png");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 8).toString("latin1"), path).toBe("\u0089PNG\r\n\u001a\n");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(bytes.byteLength, path).toBeLessThan(120_000);
  }
});
