import { beforeAll, expect, it, vi } from "vitest";
import { SettingsError } from "~/data/backend/env.server";
import { supabase } from "~/data/backend/supabase.server";
import { listMessages } from "~/data/messages/inbox.server";
import { NOT_STORED } from "~/domain/form/form-messages";
import { loader as category } from "~/routes/category";
import { action as contact } from "~/routes/contact";
import { action as newsletter } from "~/routes/newsletter";
import { action as confirm } from "~/routes/newsletter-confirm";
import { loader as search } from "~/routes/search";
import { contactFields } from "../contact-fields";
import { samplePaths, samples } from "../contents";
import { searches } from "../search-samples";

const warn = await vi.hoisted(async () => {
  const { unwritableFolder } = await import("../unwritable-folder");
  vi.stubEnv("DATA_DIR", unwritableFolder());
  return vi.spyOn(console, "warn").mockImplementation(() => {});
});

beforeAll(async () => {
  await supabase;
});

const visit = (path: string, params: Record<string, string> = {}) => ({
  request: new Request(`http://site.test${path}`),
  params,
  context: {},
});
const post = (path: string, fields: Record<string, string>) => ({
  request: new Request(`http://site.test${path}`, { method: "POST", body: new URLSearchParams(fields) }),
  params: {},
  context: {},
});

it("a data folder that cannot be written: pages and searches are served, with one warning", async () => {
  const list = await category(visit(samplePaths.theme, { slug: samples.theme.slug }));
  expect(list.data.faqs).not.toEqual([]);
  const query = new URLSearchParams({ q: searches.frequent });
  expect((await search(visit(`/recherche?${query}`))).data.hits).not.toEqual([]);
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringMatching(
      /^Le dossier de données « .+ » ne peut pas être écrit \(E\w+\) : .+, puis redémarrez\.$/,
    ),
  ]);
});

it("nothing that would be lost is acknowledged: forms answer 503", async () => {
  const message = contactFields();
  expect(await contact(post("/contact", message))).toMatchObject({
    init: { status: 503 },
    data: { posted: { message: message.message }, errors: { message: NOT_STORED } },
  });
  expect(await newsletter(post("/newsletter", { email: "lea@exemple.fr", site_web: "" }))).toMatchObject({
    init: { status: 503 },
    data: { errors: { email: NOT_STORED } },
  });
  const link = `/newsletter/confirmer?jeton=${"a".repeat(43)}`;
  await expect(confirm(post(link, {}))).rejects.toMatchObject({ status: 503 });
});

it("the command that lists messages does not say that there are none", async () => {
  await expect(listMessages()).rejects.toThrow(SettingsError);
});
