import { expect, it, vi } from "vitest";
import type * as guideTypst from "~/resources/guide-typst";
import { loader as loadGuide } from "~/routes/guide";
import { loader as loadList } from "~/routes/guide-list";
import { loader as loadPdf } from "~/routes/guide-pdf";

const work = vi.hoisted(() => ({ compilersLoaded: 0, composed: vi.fn() }));
vi.mock("@myriaddreamin/typst-ts-node-compiler", async (importOriginal) => {
  work.compilersLoaded += 1;
  return importOriginal();
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

it("the guides' pages compose each document once, and do without the compiler", () => {
  loadList(at("/fiches-pratiques"));
  loadList(at("/fiches-pratiques"));
  loadGuide(at("/fiches-pratiques/snacks-sains", { slug: "snacks-sains" }));
  expect(work.composed).toHaveBeenCalledTimes(12);
  expect(work.compilersLoaded).toBe(0);
});

it("a PDF is made when it is asked for, at the address that the list gives", async () => {
  const [first] = loadList(at("/fiches-pratiques")).data.guides;
  const response = await loadPdf(at(first?.pdfPath ?? ""));
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  expect(work.compilersLoaded).toBe(1);
});
