import { expect, it } from "vitest";
import { compileCollection } from "../../compiler/compile";
import { compilePreview, previewCompiler } from "../../compiler/preview";
import { checkContents } from "../../compiler/check/content-check";
import { readCollection } from "../../compiler/read/content-collection";
import { few, guideFile, questionFile, rightAnswer } from "../support/few-files";

const draft = questionFile(
  201,
  "Le tambour secret résonne-t-il ?",
  "tambours-graves",
  "La première phrase répond.",
)
  .replace("difficulty: facile", "difficulty: facile\npublished: false")
  .replace("[ESSAI]", "[]");
const guide = guideFile("Une fiche secrète", "published: false", "");
const files = { ...few, "faq/tambours/secret.md": draft, "fiches/snacks-sains.md": guide };

it("a build contains no draft, and withdraws it from the database", () => {
  const compiled = compileCollection(readCollection(files));
  expect(JSON.stringify(compiled)).toContain("cordes-pincees");
  expect(JSON.stringify(compiled)).not.toMatch(/secr[eè]te?/);
  expect(compiled.seed).toContain("set is_published = false where is_published and id in (201)");
});

it("development shows drafts as pages", () => {
  const preview = compilePreview(files);
  expect(preview.seed).toContain("Le tambour secret");
  expect(preview).toMatchObject({
    contents: { guides: [{ slug: "snacks-sains" }] },
    drafts: {
      pages: [
        {
          title: "Le tambour secret résonne-t-il\u202f?",
          path: "/question/201-le-tambour-secret-resonne-t-il",
        },
        { path: "/fiches-pratiques/snacks-sains" },
      ],
    },
  });
});

it("while a published file has an error, development shows the last valid contents and the error", () => {
  const compile = previewCompiler();
  const good = few["faq/cordes/accord.md"];
  expect(compile(files)).toMatchObject({ drafts: { problems: [] } });
  expect(compile({ ...files, "faq/cordes/accord.md": good.replace("facile", "dur") })).toMatchObject({
    contents: { guides: [{ slug: "snacks-sains" }] },
    drafts: {
      pages: [{}, {}],
      problems: [expect.stringMatching(/^content\/faq\/cordes\/accord\.md:5 : « difficulty » vaut « dur »/)],
    },
  });
  const corrected = compile({ ...files, "faq/cordes/accord.md": good.replace("luth", "rebec") });
  expect(corrected).toMatchObject({ drafts: { problems: [] } });
  expect(corrected.seed).toContain("rebec");
});

it("a draft can be incomplete, and published pages must not link to it", () => {
  expect(checkContents(files, readCollection(files))).toEqual([]);
  const leading = questionFile(
    101,
    "Le luth ?",
    "cordes-pincees",
    `${rightAnswer} [ici](/fiches-pratiques/snacks-sains).`,
  );
  const linked = { ...files, "faq/cordes/accord.md": leading };
  expect(checkContents(linked, readCollection(linked))).toEqual([
    expect.stringMatching(/accord\.md : le lien « \/fiches-pratiques\/snacks-sains » mène à .* pas publié/),
  ]);
});

it("a guide is at one of the addresses of guides", () => {
  expect(() => readCollection({ ...few, "fiches/snack-sain.md": guide })).toThrow(
    /^fiches\/snack-sain\.md : « fichier » : « snack-sain » .*vouliez-vous dire « snacks-sains »/,
  );
});
