import { expect, it } from "vitest";
import { supabaseServer } from "~/server/backend/supabase.server";
import { raiseVersion } from "../../tests/support/content-version";
import { searchIndex } from "./search-index.server";

it("a new content version keeps the index, unless a question has changed", async () => {
  const built = await searchIndex();
  await raiseVersion();
  expect(await searchIndex()).toBe(built);

  const client = await supabaseServer;
  const first = client.from("faqalim_faqs").select("id, question").order("id").limit(1).single();
  const { data } = await first.throwOnError();
  const rename = async (question: string) => {
    await client.from("faqalim_faqs").update({ question }).eq("id", data.id).throwOnError();
    await raiseVersion();
  };
  await rename("Où poser un ocarina ?");
  expect((await searchIndex()).rank("ocarina").ids).toEqual([data.id]);
  await rename(data.question);
});
