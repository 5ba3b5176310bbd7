import { describe, expect, it } from "vitest";
import { readEditorialPage } from "./site-contents";
import { fillInSettings, missingSettings, readSiteSettings } from "./site-settings";

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
  ])("refuses %s", (_name, raw, message) => {
    expect(() => readSiteSettings(raw)).toThrow(message);
  });
});

describe("fillInSettings", () => {
  const settings = { director: "A *b* <c>", funding: null };
  const page = (body: string) =>
    readEditorialPage("pages/essai.md", `---\ntitle: t\ndescription: d\n---\n${body}`, settings).html;

  it("escapes Markdown and HTML in a value", () => {
    expect(page("{{director}}")).toBe("<p>A *b* &#x3C;c></p>");
  });

  it("shows a notice for a setting that is not filled in", () => {
    expect(page("Par {{funding}}.")).toBe("<p>Par à compléter par l’exploitant.</p>");
  });

  it.each(["{{nobody}}", "{{constructor}}", "{{}}"])("refuses %s", (text) => {
    expect(() => fillInSettings(text, settings, "pages/essai.md")).toThrow(/pages\/essai\.md : « \{\{/);
  });
});
