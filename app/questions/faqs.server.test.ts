import { expect, it, vi } from "vitest";
import type * as Backend from "~/server/backend/supabase.server";
import { read, supabaseServer } from "~/server/backend/supabase.server";
import { raiseVersion } from "../../tests/support/content-version";
import { findFaq, listFaqs, loadAllFaqs } from "./faqs.server";

vi.mock("~/server/backend/supabase.server", async (original) => {
  const actual = await original<typeof Backend>();
  return { ...actual, read: vi.fn(actual.read) };
});

it("a question that was queried just before a change is queried again", async () => {
  const [first] = await loadAllFaqs();
  const query = vi.mocked(read).getMockImplementation();
  if (!first || !query) throw new Error("There is no question.");
  const client = await supabaseServer;
  const rename = async (question: string) => {
    await client.from("faqalim_faqs").update({ question }).eq("id", first.id).throwOnError();
    await raiseVersion();
  };
  await raiseVersion();
  await listFaqs();
  vi.mocked(read).mockImplementationOnce(async (asked) => {
    const rows = await query(asked);
    await rename("Une question changée ?");
    return rows;
  });
  await loadAllFaqs();
  expect((await findFaq(first.id))?.question).toBe("Une question changée ?");
  await rename(first.question);
});
