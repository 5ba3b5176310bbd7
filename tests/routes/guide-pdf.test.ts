import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { expect, it, vi } from "vitest";
import type * as typst from "@myriaddreamin/typst-ts-node-compiler";
import type * as guideTypst from "~/resources/guide-typst";
import { loader as loadGuide } from "~/routes/guide";
import { loader as loadList } from "~/routes/guide-list";
import { loader as loadPdf } from "~/routes/guide-pdf";

const work = vi.hoisted(() => ({ compilersLoaded: 0, composed: vi.fn(), fails: vi.fn() }));
vi.mock("@myriaddreamin/typst-ts-node-compiler", async (importOriginal) => {
  work.compilersLoaded += 1;
  const { NodeCompiler } = await importOriginal<typeof typst>();
  return {
    NodeCompiler: {
      create: (...args: Parameters<typeof NodeCompiler.create>) => {
        work.fails();
        const compiler = NodeCompiler.create(...args);
        vi.spyOn(compiler, "compile").mockImplementationOnce(() => {
          throw new Error("out of memory");
        });
        return compiler;
      },
    },
  };
});
vi.mock("~/resources/guide-typst", async (importOriginal) => {
  const { guideAsTypst } = await importOriginal<typeof guideTypst>();
  return { guideAsTypst: work.composed.mockImplementation(guideAsTypst) };
});

const at = (path: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://site.test${path}`),
  params,
  context: {},
});

it("the guides' pages compose each document once, without loading the compiler", () => {
  loadList(at("/fiches-pratiques"));
  loadList(at("/fiches-pratiques"));
  loadGuide(at("/fiches-pratiques/snacks-sains", { slug: "snacks-sains" }));
  expect(work.composed).toHaveBeenCalledTimes(12);
  expect(work.compilersLoaded).toBe(0);
});

it("a PDF whose generation failed is generated at the next request", async () => {
  const [first] = loadList(at("/fiches-pratiques")).data.guides;
  const request = () => loadPdf(at(first?.pdfPath ?? ""));
  work.fails.mockImplementationOnce(() => {
    throw new Error("no fonts");
  });
  await expect(request()).rejects.toThrow("no fonts");
  await expect(request()).rejects.toThrow("out of memory");
  expect((await request()).status).toBe(200);
});

it("a PDF is generated on request, at the URL in the list", async () => {
  const [first] = loadList(at("/fiches-pratiques")).data.guides;
  const response = await loadPdf(at(first?.pdfPath ?? ""));
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  const pdf = await response.arrayBuffer();
  expect(Buffer.from(pdf).toString("latin1", 0, 5)).toBe("%PDF-");
  const cached = remember("pdfs", () => new LRUCache<string, object>({ max: 1 }));
  expect(cached.calculatedSize, "the cache counts bytes").toBe(pdf.byteLength);
  expect(work.compilersLoaded).toBe(1);
});
