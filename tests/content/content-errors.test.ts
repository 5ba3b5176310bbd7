import { describe, expect, it } from "vitest";
import { checkContents } from "../../compiler/check/content-check";
import { readCollection } from "../../compiler/read/content-collection";
import { sourcesSchema } from "../../compiler/read/source-registry";
import { few, questionFile, rightAnswer } from "../support/few-files";

const path = "faq/tambours/essai.md";

describe("an invalid content file", () => {
  const right = questionFile(399, "Pourquoi ?", "tambours-graves", "Réponse.");
  const readWith = (text: string) => readCollection({ ...few, [path]: text });

  it.each([
    ["Pourquoi ?", "x".repeat(91), /essai\.md : « question » dépasse 90 caractères/],
    ["[ESSAI]", "[]", /essai\.md : « sources »/],
    ["tambours-graves", "cordes-pincees", /essai\.md : « subcategory »/],
    ["id: 399", "id: 101", /« id » : 101 sert déjà à faq\//],
    ["id: 399", "id: 399\nreplaces: [101]", /« id » : 101 sert déjà à faq\//],
    ["Réponse.", "", /essai\.md : la réponse est vide/],
  ])("%s changed to %s: the error names the file and the field", (from, to, message) => {
    expect(() => readWith(right.replace(from, to))).toThrow(message);
  });

  it("the newer of two texts with one id is refused, with a free id", () => {
    const older = "faq/cordes/zither.md";
    const withDay = (day: string) =>
      questionFile(102, "Autre chose ?", "cordes-pincees", rightAnswer).replace("2026-01-01", day);
    const files = { ...few, "faq/cordes/banjo.md": withDay("2026-02-02"), [older]: withDay("2026-02-01") };
    expect(() => readCollection(files)).toThrow(
      `faq/cordes/banjo.md : « id » : 102 sert déjà à ${older} ; 103 est libre`,
    );
  });

  describe("categories.yaml", () => {
    const readCategories = (change: (yaml: string) => string) =>
      readCollection({ ...few, "categories.yaml": change(few["categories.yaml"]) });

    it("cannot repeat a subcategory slug in the same category", () => {
      expect(() =>
        readCategories((yaml) => yaml.replace("slug: tambours-aigus", "slug: tambours-graves")),
      ).toThrow(/categories\.yaml : « 1\.subcategories » a deux fois le même slug/);
    });
  });

  describe("sources.yaml", () => {
    const readSource = (fields: object) =>
      sourcesSchema.parse({ ESSAI: { title: "T", publisher: "P", nature: "public", ...fields } });
    const url = "https://exemple.fr/page";

    it.each([
      [{ url: "https://exemple.fr/" }, /mène à l’accueil/],
      [{ lang: "fr" }, /n’est pas le code/],
      [{ hreflang: "en" }, /ne s’écrit qu’avec/],
      [{ url, lang: "en", hreflang: "en" }, /répète/],
      [{ url: "javascript:alert(1)" }, /n’est pas une adresse/],
    ])("cannot contain %j", (fields, message) => {
      expect(() => readSource(fields)).toThrow(message);
    });
  });
});

describe("the check of the contents", () => {
  const problemsOf = (text: string, question = "Une tout autre chose ?") => {
    const changed = { ...few, [path]: questionFile(399, question, "tambours-graves", text) };
    return checkContents(changed, readCollection(changed));
  };

  it("reports nothing for a valid answer", () => {
    expect(
      problemsOf(`${rightAnswer} [le luth](/question/101-le-luth-s-accorde-t-il), [ici](/quiz#haut).`),
    ).toEqual([]);
  });

  it.each([
    ["L'eau.", /apostrophe ou guillemet droit : « L'eau\. »/],
    ['Un "mot".', /guillemet droit : « "mot"\. »/],
    ["Quoi?", /espace manquante avant la ponctuation : « i\? »/],
    ["Voici: rien.", /espace manquante avant la ponctuation : « i: »/],
    ["«mot ».", /espace manquante dans les guillemets : « «m »/],
    ["Et puis...", /point de suspension/],
    ["1.5 litre.", /point décimal : « 1\.5 »/],
    ["[ici](/question/101-vieux-mots).", /écrivez \/question\/101-le-luth-s-accorde-t-il/],
    ["[ici](/question/9999-rien).", /ne mène nulle part$/],
    ["[ici](/glosaire).", /ne mène nulle part ; vouliez-vous dire \/glossaire \?$/],
    ["[ici](/fiche/fiches-pratique).", /ne mène nulle part ; vouliez-vous dire \/fiches-pratiques \?$/],
    ["[ici](http://exemple.fr).", /n’est ni interne ni en https/],
  ])("%s", (text, message) => {
    expect(problemsOf(`${rightAnswer} ${text}`)).toEqual([expect.stringMatching(message)]);
    expect(problemsOf(`${rightAnswer} ${text}`)[0]).toContain(path);
  });

  it("names the path of the question that replaces the linked one", () => {
    const text = questionFile(
      399,
      "Autre chose ?",
      "tambours-graves",
      `${rightAnswer} [ici](/question/398-x).`,
    );
    const changed = { ...few, [path]: text.replace("id: 399", "id: 399\nreplaces: [398]") };
    expect(checkContents(changed, readCollection(changed))).toEqual([
      expect.stringMatching(/écrivez \/question\/399-autre-chose$/),
    ]);
  });

  it("reports an answer that is too short or too long", () => {
    expect(problemsOf("Trop court.")).toEqual([expect.stringMatching(/la réponse compte 2 mots/)]);
    expect(problemsOf(rightAnswer.repeat(3))).toEqual([expect.stringMatching(/la réponse compte 360 mots/)]);
  });
});
