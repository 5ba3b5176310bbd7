import { expect, it } from "vitest";
import { findBackendProblem, supabaseServer } from "~/server/backend/supabase.server";
import { PAGE_CACHE } from "~/server/pages/cache-control.server";
import { loader as openList } from "~/routes/food-list";
import { loader as openGuide } from "~/routes/page-file";
import { loader } from "~/routes/situation-pdf";
import { at } from "../support/at";
import { samples } from "../support/contents";

const list = () => at("/aliments/pour/enceinte.pdf", { situation: "enceinte" });

it.each([
  ["/aliments/pour/enceinte.pdf", loader, { situation: "enceinte" }, "aliments-enceinte.pdf"],
  ["/fiches-pratiques/snacks-sains.pdf", openGuide, {}, "snacks-sains.pdf"],
])("%s is a PDF, and conditional requests respond 304", async (path, open, params, name) => {
  const response = await open(at(path, params));
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Content-Disposition")).toBe(`inline; filename="${name}"`);
  expect(response.headers.get("Cache-Control")).toBe(PAGE_CACHE);
  expect((await response.text()).slice(0, 5)).toBe("%PDF-");
  const etag = response.headers.get("ETag") ?? "";
  expect((await open(at(path, params, { "if-none-match": etag }))).status).toBe(304);
});

it("a list with a food that was withdrawn in the database has no PDF, and its page does not link to it", async () => {
  const publish = async (isPublished: boolean) => {
    const server = await supabaseServer;
    const foods = server.from("faqalim_foods").update({ is_published: isPublished });
    await foods.eq("id", samples.food.id).throwOnError();
    await findBackendProblem();
  };
  await publish(false);
  await expect(loader(list())).rejects.toMatchObject({ status: 404 });
  expect(await openList(list())).toMatchObject({ hasPdf: false });
  await publish(true);
  expect((await loader(list())).status).toBe(200);
});
