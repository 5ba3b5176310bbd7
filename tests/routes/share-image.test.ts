import type * as fs from "node:fs/promises";
import { forget } from "@epic-web/remember";
import { describe, expect, it, vi } from "vitest";
import { listAudiences } from "~/data/faq/audiences.server";
import { findCategory, listCategories } from "~/data/faq/categories.server";
import { listGuides } from "~/data/site/contents.server";
import { findFaq } from "~/data/faq/faqs.server";
import { IMMUTABLE, NO_STORE, PAGE_CACHE } from "~/http/cache-control.server";
import { listQuizTitles } from "~/data/quiz/quiz-lists.server";
import { findQuiz } from "~/data/quiz/quiz-questions.server";
import {
  audienceCard,
  categoryCard,
  findShareCard,
  guideCard,
  questionCard,
  quizCard,
  siteShareImage,
} from "~/resources/share-image/share-cards.server";
import { shareTemplate } from "~/resources/share-image/share-image-template";
import { shareImagePng, shareImageSvg } from "~/resources/share-image/share-image.server";
import { VERDICTS } from "~/domain/faq/verdict";
import { mythOf } from "../support/contents";
import type { ShareImage } from "~/domain/site/share-image";
import { shareImage } from "~/resources/share-image/share-image";
import { loader } from "~/routes/share-image";
import { contents, faqs, quizzes, samples } from "../support/contents";

const partsOf = (path: string) => path.split("?")[0]?.split("/").slice(2) ?? [];

const cardOf = (path: string) => {
  const [kind = "", file = ""] = partsOf(path);
  return findShareCard(kind, file.replace(/\.png$/, ""));
};

const get = (path: string, headers: Record<string, string> = {}) => {
  const [kind = "", file = ""] = partsOf(path);
  const request = new Request(`http://site.test${path}`, { headers });
  return loader({ request, params: { kind, file }, context: {} });
};

/** Reads the width and height from the header of a PNG. */
async function pngOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001a\n");
  return { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The paths of all share images of the site. */
async function allImages(): Promise<ShareImage[]> {
  const categories = await listCategories();
  const quizList = await Promise.all((await listQuizTitles()).map(({ id }) => findQuiz(id)));
  return [
    siteShareImage,
    ...categories.map((category) => shareImage("theme", category.slug, categoryCard(category))),
    ...(await listAudiences()).map((audience) => shareImage("profil", audience.slug, audienceCard(audience))),
    ...listGuides().map((guide) => shareImage("fiche", guide.slug, guideCard(guide))),
    ...quizList.flatMap((quiz) => (quiz ? shareImage("quiz", String(quiz.id), quizCard(quiz)) : [])),
    ...(await Promise.all(faqs.map(({ id }) => questionImage(id)))),
  ];
}

async function questionImage(id: number): Promise<ShareImage> {
  const faq = await findFaq(id);
  if (!faq) throw new Error(`no question ${id}`);
  return shareImage("question", String(id), questionCard(faq, await findCategory(faq.category.slug)));
}

describe("a share image", async () => {
  const { id } = samples.question;
  const { path } = await questionImage(id);

  it("is immutable at a versioned URL, otherwise revalidated", async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": IMMUTABLE,
    });
    for (const other of ["", "?v=", "?v=old", "?v=%00", "?x=1"]) {
      const response = await get(`/partage/question/${id}.png${other}`);
      expect(response.headers.get("Cache-Control")).toBe(PAGE_CACHE);
    }
  });

  it("responds 304 even to an ETag that a proxy has weakened", async () => {
    const etag = (await get(path)).headers.get("ETag") ?? "";
    for (const known of [etag, `"x", W/${etag}`]) {
      const response = await get(path, { "If-None-Match": known });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe("");
    }
    expect((await get(path, { "If-None-Match": '"x"' })).status).toBe(200);
    const other = await get(`/partage/question/${samples.myth.id}.png`, { "If-None-Match": etag });
    expect(other.status).toBe(200);
  });
});

describe("missing share images", () => {
  it.each([
    ...["question/999999", "question/201-des-mots", "question/0201", "question/1e2", "question/-1"],
    ...["question/99999999999999999999", "quiz/0", "quiz/abc", "theme/zzz", "theme/__proto__", "theme/%"],
    ...["fiche/zzz", "fiche/constructor", "fiche/__proto__", "site/zzz", "zzz/accueil", "__proto__/x"],
  ])("%s.png responds 404", async (name) => {
    const response = await get(`/partage/${name}.png`);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).toBe(NO_STORE);
  });

  it.each([
    "",
    ".png",
    "accueil",
    "accueil.jpg",
    "accueil.png.png",
    "\u0000.png",
    "../x.png",
    `${"a".repeat(5000)}.png`,
  ])("the file %j responds 404", async (file) => {
    const request = new Request("http://site.test/partage/site/x");
    for (const kind of ["site", "theme", "profil", "fiche", "quiz", "question"]) {
      expect((await loader({ request, params: { kind, file }, context: {} })).status).toBe(404);
    }
  });
});

it("each page has its own share image, and the font has every character", async () => {
  const images = await allImages();
  const drawn = new Set<string>();
  for (const { path } of images) {
    const card = await cardOf(path);
    if (!card) throw new Error(`no share image at ${path}`);
    // If the font lacks a character, this logs an error, which fails the test.
    drawn.add(await shareImageSvg(card));
  }
  const { categories, profiles, guides } = contents;
  expect(images).toHaveLength(
    1 + categories.length + profiles.length + guides.length + quizzes.length + faqs.length,
  );
  expect(drawn.size).toBe(images.length);
}, 60_000);

it("an image is 1200 × 630 and under 120 KB, even with the longest title of each kind", async () => {
  const byLength = (await allImages()).toSorted((one, other) => other.alt.length - one.alt.length);
  for (const kind of ["site", "theme", "profil", "fiche", "quiz", "question"]) {
    const path = byLength.find((image) => image.path.startsWith(`/partage/${kind}/`))?.path ?? "";
    const response = await get(path);
    expect(response.headers.get("Cache-Control"), path).toBe(IMMUTABLE);
    const { bytes, width, height } = await pngOf(response);
    expect({ width, height }, path).toEqual({ width: 1200, height: 630 });
    expect(bytes.byteLength, path).toBeLessThan(120_000);
  }
});

it.each(VERDICTS)("a myth's image shows its verdict, « %s », as a word and a shape", async (verdict) => {
  const card = await findShareCard("question", String(mythOf(verdict).id));
  if (!card) throw new Error("no card");
  expect(card.verdict).toBe(verdict);
  const drawn = (shown: typeof card) => JSON.stringify(shareTemplate(shown));
  expect(drawn(card)).toContain(JSON.stringify(verdict));
  const shapes = (shown: typeof card) => drawn(shown).match(/"data:image[^"]*"/g) ?? [];
  const others = VERDICTS.filter((other) => other !== verdict).flatMap((other) =>
    shapes({ ...card, verdict: other }),
  );
  expect(shapes(card).filter((shape) => !others.includes(shape))).toHaveLength(2);
});

it("a title with characters missing from the font is drawn and logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const png = await shareImagePng({
    title: "Le tofu (豆腐)\ud800 🥕",
    label: "",
    tone: "accent",
    drawing: "question",
  });
  expect(png.byteLength).toBeGreaterThan(10_000);
  expect(log.mock.calls).toEqual([[expect.stringContaining("豆腐")]]);
  log.mockClear();
});

it("an image whose drawing failed is drawn at the next request", async () => {
  const card = { title: "À la deuxième fois", label: "Essai", tone: "primary", drawing: "quiz-1" } as const;
  vi.resetModules();
  forget("share-images");
  const failing = vi
    .fn<() => Promise<Buffer> | undefined>()
    .mockRejectedValueOnce(new Error("too many open files"));
  vi.doMock("node:fs/promises", async (importOriginal) => {
    const { readFile } = await importOriginal<typeof fs>();
    return { readFile: (path: string) => failing() ?? readFile(path) };
  });
  const fresh = await import("~/resources/share-image/share-image.server");
  await expect(fresh.shareImagePng(card)).rejects.toThrow("too many open files");
  expect((await fresh.shareImagePng(card)).byteLength).toBeGreaterThan(10_000);
  vi.doUnmock("node:fs/promises");
});

it("concurrent requests for an image draw it once", async () => {
  const card = { title: "Deux fois la même", label: "Essai", tone: "primary", drawing: "quiz-1" } as const;
  const [first, second] = await Promise.all([shareImagePng(card), shareImagePng({ ...card })]);
  expect(second).toBe(first);
  expect(await shareImagePng(card)).toBe(first);
});
