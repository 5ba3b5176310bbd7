import { describe, expect, it } from "vitest";
import { readEditorialPage } from "./site-contents";
import {
  fillInSettings,
  missingSettings,
  settingLabel,
  readMessageRetention,
  readSiteSettings,
} from "./site-settings";

const inSite = (raw: string) => ({ path: "site.yaml", raw });
const empty = "publisher: {}\nhost: {}\ndata: {}\n";

describe("readSiteSettings", () => {
  it("reads the settings and lists the settings that are not filled in", () => {
    const settings = readSiteSettings(
      inSite(`
publisher:
  kind: personne-morale
  name: Association d'essai
  phone:
host:
  name:
data: {}
`),
    );
    expect(settings).toMatchObject({
      "publisher.kind": "personne morale",
      "publisher.name": "Association d’essai",
      "publisher.phone": null,
      "host.name": null,
      funding: null,
    });
    expect(missingSettings(settings)).toContain("director");
    expect(missingSettings(settings)).not.toContain("publisher.name");
  });

  it.each([
    ["an unknown line", `${empty}publisherr: x`, /site\.yaml : « publisherr » n’est pas un champ connu/],
    [
      "an unknown kind",
      empty.replace("publisher: {}", "publisher: { kind: martien }"),
      /« publisher\.kind »/,
    ],
    ["a missing part", "publisher: {}", /« host »/],
    ["a number", `${empty}director: 12`, /« director »/],
    [
      "days in words",
      empty.replace("data: {}", "data: { message_retention_days: un an }"),
      /« data\.message_retention_days »/,
    ],
    [
      "zero days",
      empty.replace("data: {}", "data: { message_retention_days: 0 }"),
      /« data\.message_retention_days »/,
    ],
  ])("refuses %s", (_name, raw, message) => {
    expect(() => readSiteSettings(inSite(raw))).toThrow(message);
  });
});

it("the site erases messages after the number of days that the privacy page states", () => {
  const raw = empty.replace("data: {}", "data: { message_retention_days: 365 }");
  expect(readMessageRetention(inSite(raw))).toBe(365);
  expect(readSiteSettings(inSite(raw))["data.message_retention_days"]).toBe("365\u00a0jours");
  expect(readMessageRetention(inSite(empty))).toBeNull();
  expect(readSiteSettings(inSite(empty))["data.message_retention_days"]).toBeNull();
});

describe("fillInSettings", () => {
  const settings = { director: "A *b* <c>", funding: null };
  const read = (body: string) =>
    readEditorialPage("pages/essai.md", `---\ntitle: t\ndescription: d\n---\n${body}`, settings);

  it("escapes Markdown and HTML in a value", () => {
    expect(read("{{director}}")).toMatchObject({ html: "<p>A *b* &#x3C;c></p>" });
  });

  it("shows that a required setting is missing, and leaves out a missing optional setting", () => {
    const none = { director: null, funding: null, "data.licence": null };
    const { html } = readEditorialPage(
      "pages/essai.md",
      "---\ntitle: t\ndescription: d\n---\n- {{director}}\n- Par : {{funding}}\n\nDu texte. Licence : {{data.licence}}. Suite.",
      none,
    );
    expect(html).toBe("<ul>\n<li>Non renseigné</li>\n</ul>\n<p>Du texte. Suite.</p>");
  });

  it("every setting has a name in French", () => {
    const all = missingSettings(readSiteSettings(inSite(empty)));
    expect(all.length).toBeGreaterThan(10);
    for (const name of all) expect(settingLabel(name)).toMatch(/^[A-ZÉ][^._]+$/);
  });

  it.each(["{{nobody}}", "{{constructor}}", "{{}}"])("refuses %s", (text) => {
    expect(() => fillInSettings(text, settings, "pages/essai.md")).toThrow(/pages\/essai\.md : « \{\{/);
  });
});
