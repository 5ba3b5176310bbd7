import { expect, it } from "vitest";
import { PAGE_CACHE } from "~/http/cache-control.server";
import { loader } from "~/routes/situation-pdf";

const at = (situation: string, headers: Record<string, string> = {}) => ({
  request: new Request(`http://site.test/aliments/pour/${encodeURIComponent(situation)}.pdf`, { headers }),
  params: { situation },
  context: {},
});

it("the list of a situation is available as a PDF, and conditional requests respond 304", async () => {
  const response = await loader(at("enceinte"));
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Content-Disposition")).toBe('inline; filename="aliments-enceinte.pdf"');
  expect(response.headers.get("Cache-Control")).toBe(PAGE_CACHE);
  expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  const etag = response.headers.get("ETag") ?? "";
  expect((await loader(at("enceinte", { "if-none-match": etag }))).status).toBe(304);
});

it.each(["zzz", "", "__proto__", "constructor", "\u0000", "é", "..", "a".repeat(5000)])(
  "there is no list of %j",
  async (situation) => {
    await expect(loader(at(situation))).rejects.toMatchObject({ status: 404 });
  },
);
