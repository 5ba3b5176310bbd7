import { describe, expect, it } from "vitest";
import { checkContents } from "../../scripts/content/content-check";
import { readCollection } from "~/domain/content/content-collection";
import { readSources } from "~/domain/content/source-registry";
import { files } from "./files";

const needed = ["categories.yaml", "sources.yaml", "site.yaml", "faq/bases-de-la-nutrition/cafe-deshydrate.md"];
/** The least that a collection can be read from, and one question, whose own links are left out. */
const few = Object.fromEntries(
  needed.map((file) => [file, (files[file] ?? "").replace(/\[([^\]]*)\]\(\/[^)]*\)/g, "$1")]),
);

describe("a wrong content file", () => {
  const path = "faq/sport-et-energie/essai.md";
  const right = `---
id: 399
question: Pourquoi ?
subcategory: boire-pour-le-sport
difficulty: facile
created_on: 2026-01-01
reviewed_on: 2026-01-01
sources: [INCO]
---

Réponse.`;
  const readWith = (text: string) => readCollection({ ...few, [path]: text });

  it("is valid before a change", () => {
    expect(readWith(right).faqs).toHaveLength(2);
  });

  it.each([
    ["difficulty: facile", "difficulty: dur", /essai\.md : « difficulty »/],
    ["sources:", "titre: Autre\nsources:", /essai\.md : « fichier ».*titre/],
    ["created_on: 2026-01-01", "created_on: hier", /essai\.md : « created_on »/],
    ["question: Pourquoi ?", `question: ${"x".repeat(91)}`, /essai\.md : « question » dépasse 90 caractères/],
    ["[INCO]", "[NULLE-PART]", /essai\.md : « sources » : la clé « NULLE-PART »/],
    ["[INCO]", "[]", /essai\.md : « sources »/],
    ["boire-pour-le-sport", "etiquettes", /essai\.md : « subcategory »/],
    ["id: 399", "id: 101", /« id » : 101 sert déjà à faq\//],
    ["Réponse.", "", /essai\.md : la réponse est vide/],
  ])("%s made into %s: the file and the field are named", (from, to, message) => {
    expect(() => readWith(right.replace(from, to))).toThrow(message);
  });

  describe("categories.yaml", () => {
    const readCategories = (change: (yaml: string) => string) =>
      readCollection({ ...few, "categories.yaml": change(few["categories.yaml"] ?? "") });

    it("may use the slug of a subcategory again in another theme", () => {
      const { categories } = readCategories((yaml) => yaml.replace("slug: bien-vieillir", "slug: etiquettes"));
      expect(categories[1]?.subcategories.map(({ slug }) => slug)).toContain("etiquettes");
    });

    it("may not use it twice in one theme", () => {
      expect(() =>
        readCategories((yaml) => yaml.replace("slug: bien-vieillir", "slug: vitamines-et-mineraux")),
      ).toThrow(/categories\.yaml : « 1\.subcategories » a deux fois le même slug/);
    });

    it("may not use the slug of a theme twice", () => {
      expect(() =>
        readCategories((yaml) => yaml.replace("slug: poids-et-appetit", "slug: sport-et-energie")),
      ).toThrow(/categories\.yaml : .*a deux fois le même slug/);
    });
  });

  describe("sources.yaml", () => {
    const readSource = (fields: string) => readSources(`ESSAI:\n  title: T\n  publisher: P\n${fields}`);

    it.each([
      "",
      "  url: https://exemple.fr/page\n  lang: en\n  hreflang: fr",
      ...["de l’Anses", "d’I4CE", "du HCSP", "de la HAS", "des Hôpitaux", "de Légifrance"].map(
        (name) => `  url: https://exemple.fr/\n  site: site ${name}`,
      ),
    ])("may hold %j", (fields) => {
      expect(() => readSource(fields)).not.toThrow();
    });

    it.each([
      ["  url: https://exemple.fr/", /« ESSAI\.site » manque/],
      ["  site: site de l’Anses", /« ESSAI\.site » ne s’écrit que si/],
      ["  url: https://exemple.fr/page\n  site: site de l’Anses", /« ESSAI\.site » ne s’écrit que si/],
      ...["de Anses", "de le HCSP", "Anses", "de la", "d’Légifrance"].map((name): [string, RegExp] => [
        `  url: https://exemple.fr/\n  site: site ${name}`,
        /« ESSAI\.site » ne se lit pas/,
      ]),
      ["  lang: anglais", /« ESSAI\.lang » n’est pas le code/],
      ["  lang: zz", /« ESSAI\.lang » n’est pas le code/],
      ["  lang: fr", /« ESSAI\.lang » n’est pas le code/],
      ["  hreflang: en", /« ESSAI\.hreflang » ne s’écrit qu’avec/],
      ["  url: https://exemple.fr/page\n  lang: en\n  hreflang: en", /« ESSAI\.hreflang » répète/],
      ["  url: javascript:alert(1)", /« ESSAI\.url » n’est pas une adresse/],
    ])("may not hold %j", (fields, message) => {
      expect(() => readSource(fields)).toThrow(message);
    });
  });

  it("names every wrong file at once", () => {
    const wrong = right.replace("facile", "dur");
    expect(() => readCollection({ ...few, [path]: wrong, "faq/sport-et-energie/autre.md": wrong })).toThrow(
      /autre\.md : .*\n.*essai\.md : /,
    );
  });
});

describe("what an editor would send back", () => {
  const path = "faq/sport-et-energie/essai.md";
  const body = "La première phrase répond. ".repeat(30);
  const problemsOf = (text: string, question = "Une tout autre chose ?") => {
    const raw = `---
id: 399
question: "${question}"
subcategory: boire-pour-le-sport
difficulty: facile
created_on: 2026-01-01
reviewed_on: 2026-01-01
sources: [INCO]
---

${text}`;
    const changed = { ...few, [path]: raw };
    return checkContents(changed, readCollection(changed));
  };

  it("reports nothing for a valid answer", () => {
    expect(problemsOf(`${body} [le café](/question/101-le-cafe-deshydrate-t-il), [ici](/quiz#haut).`)).toEqual([]);
  });

  it.each([
    ["L'eau.", /apostrophe ou guillemet droit : « L'eau\. »/],
    ['Un "mot".', /guillemet droit : « "mot"\. »/],
    ["Quoi?", /espace manquante avant la ponctuation : « i\? »/],
    ["Voici: rien.", /espace manquante avant la ponctuation : « i: »/],
    ["«mot ».", /espace manquante dans les guillemets : « «m »/],
    ["Et puis...", /point de suspension/],
    ["1.5 litre.", /point décimal : « 1\.5 »/],
    ["[ici](/nulle-part).", /« \/nulle-part » ne mène nulle part$/],
    ["[ici](/question/101-vieux-mots).", /écrivez \/question\/101-le-cafe-deshydrate-t-il/],
    ["[ici](/question/9999-rien).", /ne mène nulle part$/],
    ["[ici](http://exemple.fr).", /n’est ni interne ni en https/],
  ])("%s", (text, message) => {
    expect(problemsOf(`${body} ${text}`)).toEqual([expect.stringMatching(message)]);
    expect(problemsOf(`${body} ${text}`)[0]).toContain(path);
  });

  it("is an answer too short or too long", () => {
    expect(problemsOf("Trop court.")).toEqual([expect.stringMatching(/la réponse compte 2 mots/)]);
    expect(problemsOf(body.repeat(3))).toEqual([expect.stringMatching(/la réponse compte 360 mots/)]);
  });

  it("is a question asked twice", () => {
    expect(problemsOf(body, "Un café déshydrate-t-il ?")).toEqual([
      expect.stringMatching(/répète .*essai\.md|essai\.md.* répète/),
    ]);
  });
});
