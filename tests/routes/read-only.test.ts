import { beforeAll, expect, it, vi } from "vitest";
import { SettingsError } from "~/data/settings/settings.server";
import { noteContentsLoaded } from "~/data/backend/content-version.server";
import { supabase } from "~/data/backend/supabase.server";
import { listMessages } from "~/data/operator/messages.server";
import { NOT_STORED } from "~/domain/form/form-messages";
import { loader as category } from "~/routes/category";
import { action as contact } from "~/routes/contact";
import { action as newsletter } from "~/routes/newsletter";
import { action as confirm } from "~/routes/newsletter-link";
import { loader as ready } from "~/routes/ready";
import { loader as search } from "~/routes/search";
import { contactFields } from "../support/contact-fields";
import { samplePaths, samples } from "../support/contents";
import { searches } from "../support/search-samples";

const warn = await vi.hoisted(async () => {
  const { unwritableFolder } = await import("../support/unwritable-folder");
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

it("with an unwritable data folder, pages and searches are served with one warning", async () => {
  const list = await category(visit(samplePaths.category, { slug: samples.category.slug }));
  expect(list.data.faqs).not.toEqual([]);
  const query = new URLSearchParams({ q: searches.frequent });
  expect((await search(visit(`/recherche?${query}`))).data.results).not.toEqual([]);
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringMatching(
      /^Le dossier de données « .+ » ne peut pas être écrit \(E\w+\) : .+ de nouveau, sans redémarrage\.$/,
    ),
  ]);
});

it("/sante/pret reports that nothing can be stored", async () => {
  noteContentsLoaded();
  const answer = await ready(visit("/sante/pret"));
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringMatching(
      /^Le dossier de données ne peut pas être écrit \(E\w+\) : rien n’est enregistré\.$/,
    ),
  ]);
});

it("forms respond 503, because their data would be lost", async () => {
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

it("the command that lists messages fails instead of showing an empty list", async () => {
  await expect(listMessages()).rejects.toThrow(SettingsError);
});
