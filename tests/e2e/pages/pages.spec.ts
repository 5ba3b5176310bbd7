import { samplePaths } from "../../support/contents";
import { isShortRun } from "../../support/long-tests";
import { elements, named, textOf, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";
import { structureProblems, typographyProblems } from "../support/page-html";
import { PAGES, TEMPLATES } from "../support/pages";
import { htmlProblems } from "../support/valid-html";

// This test does not open a browser. The crawl runs the same checks on all linked pages, and tests/content/valid-html.test.ts
// checks all texts.

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

test("every template is valid HTML with landmarks, headings, alternatives and French typography", async ({
  site,
}) => {
  test.setTimeout(120_000);
  const paths = isShortRun ? Object.values(TEMPLATES) : PAGES;
  // Fetches all pages first, because the server closes idle connections.
  const pages = await Promise.all(paths.map((path) => visitPage(site.url, path, BROWSER, "follow")));
  for (const page of pages) {
    const problems = [...structureProblems(page), ...typographyProblems(page)];
    problems.push(...(await htmlProblems(page.html)));
    expect.soft(problems, page.path).toEqual([]);
  }
});

test("every footer links to the accessibility statement, which lists the 106 criteria of the RGAA", async ({
  site,
}) => {
  const { tree } = await visitPage(site.url, "/accessibilite");
  expect(elements(tree, named("tr")).filter((row) => /^\d+\.\d+ /.test(textOf(row)))).toHaveLength(106);
  const [footer] = elements(tree, named("footer"));
  const links = footer ? elements(footer, named("a")) : [];
  expect(links.map(({ properties }) => properties["href"])).toContain("/accessibilite");
});

test("a missing page responds 404 and links to another page", async ({ site }) => {
  for (const [path, heading, link, target] of [
    ["/nulle-part", "Oops! Page not found", "Return to Home", "/"],
    ["/%E0%A4%A", "Oops! Page not found", "Puis-je en manger ?", "/aliments"],
    ["/categorie/zzz", "Catégorie introuvable", "Retour à l’accueil", "/"],
    ["/profil/zzz", "Profil non trouvé", "Retour aux profils", "/#audiences"],
    ["/question/999", "Question introuvable", "Chercher une question", "/recherche"],
    ["/quiz/999", "Quiz introuvable", "Retour aux quiz", "/quiz"],
    ["/fiches-pratiques/constructor", "Fiche non trouvée", "Voir toutes les fiches", "/fiches-pratiques"],
    ["/aliments/999999", "Aliment introuvable", "Chercher un aliment", "/aliments"],
    ["/aliments/pour/constructor", "Liste introuvable", "Toutes les listes", "/aliments"],
    ["/saisons/brumaire", "Mois introuvable", "Le mois en cours", "/saisons"],
  ] as const) {
    const { status, tree } = await visitPage(site.url, path, undefined, "follow");
    expect(status, path).toBe(404);
    expect(elements(tree, named("h1")).map(textOf)).toEqual([heading]);
    const links = elements(tree, named("a")).map((element) => [textOf(element), element.properties["href"]]);
    expect(links, path).toContainEqual([link, target]);
  }
});

test("printed pages have the site's name and the page's URL", async ({ page }) => {
  await page.goto(samplePaths.question);
  const address = page.getByText(/^FAQ . ALIM, .+.question./);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(address).toBeVisible();
});
