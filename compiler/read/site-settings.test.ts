import { describe, expect, it } from "vitest";
import { readEditorialPage } from "./content-collection";
import { fillInSettings, missingSettings, readSiteSettings } from "./site-settings";

const empty = "publisher: {}\nhost: {}\ndata: {}\n";
const read = (raw: string) => readSiteSettings({ "site.yaml": raw });

describe("readSiteSettings", () => {
  it("reads the settings and names those that are not filled in", () => {
    const { settings } = read(
      empty.replace("{}", "{ kind: personne-morale, name: Association d'essai, phone: }"),
    );
    expect(settings).toMatchObject({
      "publisher.kind": "personne morale",
      "publisher.name": "Association d’essai",
      "publisher.phone": null,
      funding: null,
    });
    expect(missingSettings(settings)).toContain("host.name");
    expect(missingSettings(settings)).not.toContain("publisher.kind");
  });

  it.each([
    ["an unknown line", `${empty}publisherr: x`, /site\.yaml : « publisherr » n’est pas un champ connu/],
    ["zero days", empty.replace("data: {}", "data: { message_retention_days: 0 }"), /« data\.message_re/],
  ])("refuses %s", (_name, raw, message) => {
    expect(() => read(raw)).toThrow(message);
  });

  it("reads the operator's own file instead of site.yaml", () => {
    const own = (raw: string) => readSiteSettings({ "site.yaml": empty, "site.local.yaml": raw });
    expect(own(`${empty}director: Moi`).settings["director"]).toBe("Moi");
    expect(() => own("editeur: {}")).toThrow(/^site\.local\.yaml/);
  });
});

it("the site erases messages after the number of days that the privacy page states", () => {
  const { settings, messageRetentionDays } = read(
    empty.replace("data: {}", "data: { message_retention_days: 365 }"),
  );
  expect(messageRetentionDays).toBe(365);
  expect(settings["data.message_retention_days"]).toBe("365\u00a0jours");
  expect(read(empty).messageRetentionDays).toBeNull();
});

describe("fillInSettings", () => {
  const page = (body: string, settings: Record<string, string | null>) =>
    readEditorialPage("pages/essai.md", `---\ntitle: t\ndescription: d\n---\n${body}`, settings).html;

  it("escapes Markdown and HTML in a value", () => {
    expect(page("{{director}}", { director: "A *b* <c>" })).toBe("<p>A *b* &#x3C;c></p>");
  });

  it("shows that a required setting is missing, and leaves out a missing optional setting", () => {
    const none = { director: null, funding: null, "data.licence": null };
    const body = "- {{director}}\n- Par : {{funding}}\n\nDu texte. Licence : {{data.licence}}. Suite.";
    expect(page(body, none)).toBe("<ul>\n<li>Non renseigné</li>\n</ul>\n<p>Du texte. Suite.</p>");
  });

  it.each(["{{nobody}}", "{{constructor}}"])("refuses %s", (text) => {
    expect(() => fillInSettings(text, {})).toThrow(/^« \{\{/);
  });
});
