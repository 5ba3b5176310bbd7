import { beforeAll, beforeEach, expect, it } from "vitest";
import { pageCount } from "~/domain/site/paging";
import { questionsIn, samplePaths, samples } from "../support/contents";
import { startSwitchableBackend } from "../support/switchable-backend";

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let open: (path: string) => Promise<unknown>;

beforeAll(async () => {
  backend = await startSwitchableBackend();
  const [category, profile, question, quiz] = await Promise.all([
    import("~/routes/category"),
    import("~/routes/profile"),
    import("~/routes/question"),
    import("~/routes/quiz"),
  ]);
  open = async (path) => {
    const { pathname } = new URL(path, "http://site.test");
    const [, kind = "", key = ""] = pathname.split("/");
    const visit = { request: new Request(`http://site.test${path}`), context: {} };
    const loaders: Record<string, () => Promise<unknown>> = {
      categorie: () => category.loader({ ...visit, params: { slug: key } }),
      profil: () => profile.loader({ ...visit, params: { slug: key } }),
      question: () => question.loader({ ...visit, params: { question: key } }),
      quiz: () => quiz.loader({ ...visit, params: { id: key } }),
    };
    return loaders[kind]?.().catch((thrown: unknown) => thrown);
  };
  await backend.newVersion();
});
beforeEach(() => {
  backend.requests.length = 0;
});

it("page numbers after the last page do not query the backend once the count is cached", async () => {
  const last = pageCount(questionsIn(samples.category).length);
  await open(samplePaths.category);
  backend.requests.length = 0;
  for (const page of [last + 1, last + 2, 99, 9999, 1e9]) {
    expect(await open(`${samplePaths.category}?page=${page}`)).toMatchObject({
      init: { status: 404 },
      data: { page: 1 },
    });
  }
  expect(backend.requests).toEqual([]);
});

it.each(["/categorie/zzz", "/profil/zzz", "/question/50001", "/quiz/50001"])(
  "%s queries the backend only once",
  async (path) => {
    const first = await open(path);
    backend.requests.length = 0;
    expect(await open(path)).toMatchObject({ status: first instanceof Response ? first.status : 0 });
    expect(backend.requests).toEqual([]);
  },
);
