import { beforeAll, beforeEach, expect, it } from "vitest";
import { pageCount } from "~/domain/site/list-page";
import { questionsIn, samplePaths, samples } from "../contents";
import { startSwitchableBackend } from "../switchable-backend";

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let open: (path: string) => Promise<unknown>;

beforeAll(async () => {
  backend = await startSwitchableBackend();
  const [category, profile, question, quiz, shareImage] = await Promise.all([
    import("~/routes/category"),
    import("~/routes/profile"),
    import("~/routes/question"),
    import("~/routes/quiz"),
    import("~/routes/share-image"),
  ]);
  open = async (path) => {
    const { pathname } = new URL(path, "http://site.test");
    const [, kind = "", key = "", file = ""] = pathname.split("/");
    const visit = { request: new Request(`http://site.test${path}`), context: {} };
    const loaders: Record<string, () => Promise<unknown>> = {
      categorie: () => category.loader({ ...visit, params: { slug: key } }),
      profil: () => profile.loader({ ...visit, params: { slug: key } }),
      question: () => question.loader({ ...visit, params: { question: key } }),
      quiz: () => quiz.loader({ ...visit, params: { id: key } }),
      partage: () => shareImage.loader({ ...visit, params: { kind: key, file } }),
    };
    return loaders[kind]?.().catch((thrown: unknown) => thrown);
  };
});
beforeEach(() => {
  backend.requests.length = 0;
});

it("page numbers after the last cost the backend nothing once the count is known", async () => {
  const last = pageCount(questionsIn(samples.theme).length);
  await open(samplePaths.theme);
  backend.requests.length = 0;
  for (const page of [last + 1, last + 2, 99, 9999, 1e9]) {
    expect(await open(`${samplePaths.theme}?page=${page}`)).toMatchObject({
      init: { status: 404 },
      data: { page: 1 },
    });
  }
  expect(backend.requests).toEqual([]);
});

it.each([
  "/categorie/zzz",
  "/profil/zzz",
  "/question/50001",
  "/quiz/50001",
  "/partage/theme/zzz-2.png",
  "/partage/question/50002.png",
  "/partage/quiz/50002.png",
])("%s takes no place in the data cache: each visit asks the backend", async (path) => {
  await open(path);
  const first = [...backend.requests];
  expect(first.length).toBeGreaterThan(0);
  await open(path);
  expect(backend.requests).toEqual([...first, ...first]);
});
