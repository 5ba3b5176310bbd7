import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, createServer, type Plugin } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { checkContents } from "../../scripts/content/checks/content-check";
import { readDraftPreview } from "../../scripts/content/draft-preview";
import { newQuestion } from "../../scripts/content/editor-commands";
import { buildSeed } from "../../scripts/content/seed-sql";
import { dropUnpublishedReferences } from "../../scripts/content/checks/unpublished-references";
import { siteContents } from "../../scripts/build/site-contents";
import { readCollection } from "~/domain/editing/content-collection";
import { few, questionFile, rightAnswer } from "../support/few-files";

const draft = newQuestion(readCollection(few), {
  theme: "tambours",
  question: "Le tambour secret résonne-t-il ?",
  today: "2026-12-01",
});
const guide = `---
title: Une fiche secrète
description: Une fiche secrète.
category: Recettes
difficulty: Débutant
icon: "🍲"
procedure: false
published: false
created_on: 2026-12-01
reviewed_on: 2026-12-01
objectives: [un, deux, trois]
tips: [un, deux, trois, quatre]
key_takeaways: [un, deux, trois, quatre]
sources: [ESSAI]
---

Bonjour.
${["Un", "Deux", "Trois"].map((title) => `\n## 🍲 ${title}\n\nTexte.\n`).join("")}`;
const files = { ...few, [draft.path]: draft.text, "fiches/snacks-sains.md": guide };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "faqalim-content-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const ENTRY = "\0entry.js";
const entry: Plugin = {
  name: "entry",
  resolveId: (id) => (id === "entry.js" ? ENTRY : undefined),
  load: (id) =>
    id === ENTRY
      ? 'export { default as contents } from "~contents"; export { default as drafts } from "~drafts";'
      : null,
};
const plugins = () => [entry, siteContents({ folder, showsDrafts: true })];

// A development server starts in seconds, but on a busy machine in a minute.
vi.setConfig({ testTimeout: 120_000 });

it("a build contains no draft", async () => {
  const built = await build({
    ...{ configFile: false, logLevel: "error", plugins: plugins() },
    build: { ssr: true, write: false, rollupOptions: { input: "entry.js" } },
  });
  const code = JSON.stringify(built);
  expect(code).toContain("cordes-pincees");
  expect(code).not.toMatch(/secr[eè]te?/);
});

it("a development server shows drafts as pages", async () => {
  const server = await createServer({
    ...{ configFile: false, logLevel: "error", plugins: plugins() },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const module: unknown = await server.ssrLoadModule("entry.js");
  await server.close();
  expect(module).toMatchObject({
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

it("while a published file has an error, a development server shows the last valid contents and the error", async () => {
  const server = await createServer({
    ...{ configFile: false, logLevel: "silent", plugins: plugins() },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const file = join(folder, "faq/cordes/accord.md");
  const shown = async () => {
    server.moduleGraph.invalidateAll();
    return server.ssrLoadModule("entry.js");
  };
  const good = few["faq/cordes/accord.md"];
  try {
    expect(await shown()).toMatchObject({ drafts: { problems: [] } });
    writeFileSync(file, good.replace("facile", "dur"));
    expect(await shown()).toMatchObject({
      contents: { guides: [{ slug: "snacks-sains" }] },
      drafts: {
        pages: [{}, {}],
        problems: [
          expect.stringMatching(/^content\/faq\/cordes\/accord\.md:5 : « difficulty » vaut « dur »/),
        ],
      },
    });
    writeFileSync(file, good.replace("luth", "rebec"));
    const corrected = await shown();
    expect(corrected).toMatchObject({ drafts: { problems: [] } });
    expect(JSON.stringify(corrected["drafts"])).toContain("rebec");
  } finally {
    writeFileSync(file, good);
    await server.close();
  }
}, 30_000);

it("the seed withdraws a draft without containing its text, and the preview shows it", () => {
  const { faqs, categories, profiles, quizzes } = readCollection(files);
  const seed = buildSeed({ faqs, categories, profiles, quizzes });
  expect(seed).toContain("set is_published = false where is_published and id in (201)");
  expect(seed).not.toContain("secret");
  expect(readDraftPreview(files).sql).toContain("Le tambour secret");
});

it("a draft can be incomplete, and published pages do not link to it", () => {
  expect(checkContents(files, readCollection(files))).toEqual([]);
  const leading = questionFile(
    101,
    "Le luth ?",
    "cordes-pincees",
    `${rightAnswer} [ici](/fiches-pratiques/snacks-sains).`,
  );
  const { files: published, warnings } = dropUnpublishedReferences({
    ...files,
    "faq/cordes/accord.md": leading,
  });
  expect(checkContents(published, readCollection(published))).toEqual([]);
  expect(warnings.join()).toContain(
    "« /fiches-pratiques/snacks-sains » est un brouillon, le lien devient du texte",
  );
});

it("a draft that cannot be parsed is reported with its line, and the other drafts appear", () => {
  const { pages, problems } = readDraftPreview({
    ...files,
    [draft.path]: draft.text.replace("facile ", "dur "),
  });
  expect(problems.join()).toMatch(/^content\/faq\/tambours\/.+\.md:\d+ : « difficulty » vaut « dur »/);
  expect(pages.map(({ path }) => path)).toEqual(["/fiches-pratiques/snacks-sains"]);
  const wrong = few["faq/cordes/accord.md"].replace("facile", "dur");
  expect(() => readDraftPreview({ ...files, "faq/cordes/accord.md": wrong })).toThrow(/accord\.md/);
});
