import { describe, expect, it } from "vitest";
import { readEditorialPage } from "~/domain/editing/site-contents";
import { fillInSettings, missingSettings, readMessageRetention, readSiteSettings } from "./site-settings";

const empty = "publisher: {}\nhost: {}\ndata: {}\n";

describe("readSiteSettings", () => {
  it("reads the settings and lists those that are not filled in", () => {
    const settings = readSiteSettings(`
publisher:
  kind: personne-morale
  name: Association d'essai
  phone:
host:
  name:
data: {}
`);
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
    expect(() => readSiteSettings(raw)).toThrow(message);
  });
});

it("the site erases messages after the days that the privacy page shows", () => {
  const raw = empty.replace("data: {}", "data: { message_retention_days: 365 }");
  expect(readMessageRetention(raw)).toBe(365);
  expect(readSiteSettings(raw)["data.message_retention_days"]).toBe("365\u00a0jours");
  expect(readMessageRetention(empty)).toBeNull();
  expect(readSiteSettings(empty)["data.message_retention_days"]).toBeNull();
});

describe("fillInSettings", () => {
  const settings = { director: "A *b* <c>", funding: null };
  const read = (body: string) =>
    readEditorialPage("pages/essai.md", `---\ntitle: t\ndescription: d\n---\n${body}`, settings);

  it("escapes Markdown and HTML in a value", () => {
    expect(read("{{director}}")).toMatchObject({ html: "<p>A *b* &#x3C;c></p>", toFillIn: [] });
  });

  it("shows a dash for a setting that is not filled in, and lists it once", () => {
    expect(read("- {{funding}}\n- {{director}}\n- {{funding}}")).toMatchObject({
      html: "<ul>\n<li>—</li>\n<li>A *b* &#x3C;c></li>\n<li>—</li>\n</ul>",
      toFillIn: ["Qui paie le site"],
    });
  });

  it("every setting has a name in French", () => {
    const all = readSiteSettings(empty);
    const body = Object.keys(all)
      .map((name) => `{{${name}}}`)
      .join(" ");
    const page = readEditorialPage("pages/essai.md", `---\ntitle: t\ndescription: d\n---\n${body}`, all);
    expect(page.toFillIn).toHaveLength(missingSettings(all).length);
    for (const label of page.toFillIn) expect(label).toMatch(/^[A-ZÉ][^._]+$/);
  });

  it.each(["{{nobody}}", "{{constructor}}", "{{}}"])("refuses %s", (text) => {
    expect(() => fillInSettings(text, settings, "pages/essai.md")).toThrow(/pages\/essai\.md : « \{\{/);
  });
});
