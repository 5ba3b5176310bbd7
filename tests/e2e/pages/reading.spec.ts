import { categoryPath } from "../../../app/questions/categories/category";
import { contents, samplePaths, samples } from "../../support/contents";
import { searches } from "../../support/search-samples";
import { elements, head, named, plain, textOf, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";

const searchPath = (q: string) => `/recherche?${new URLSearchParams({ q })}`;

test.describe("search", () => {
  test("lists and counts each question once, and folds all but ten", async ({ page }) => {
    const term = "fer";
    await page.goto(searchPath(term));
    await expect(page.getByRole("searchbox")).toHaveValue(term);
    const listed = page.getByRole("list", { name: "Résultats de la recherche" }).locator("h3");
    await expect(listed).toHaveCount(10);
    await page.getByText(/^Voir les 40 autres$/).click();
    await expect(listed).toHaveCount(50);
    const questions = await listed.allTextContents();
    expect(new Set(questions).size).toBe(questions.length);
    const count = page.getByRole("status").getByRole("heading", { level: 2 });
    await expect(count).toHaveText(`${questions.length}\u00a0résultats pour ${term}`);
    await listed.first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(questions[0] ?? "");
  });

  test("prompts for a term if the term is missing or a single letter", async ({ site }) => {
    const text = async (path: string) => textOf((await visitPage(site.url, path)).tree);
    expect(await text("/recherche")).toContain("Écrivez un mot, un aliment ou une question");
    expect(await text("/recherche?q=a")).toMatch(/Écrivez au moins deux lettres.*Questions populaires/);
  });

  test("shows the whole term on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(searchPath("saumon fumé enceinte"));
    const field = page.getByRole("searchbox");
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  });

  test("shows advice when nothing is found", async ({ page }) => {
    await page.goto("/recherche?q=%3Cscript%3Ealert(1)%3C/script%3E");
    await expect(page.getByRole("heading", { name: "Aucun résultat trouvé" })).toBeVisible();
    await expect(page.getByText("Essayez avec des mots-clés différents")).toBeVisible();
    await page
      .getByRole("navigation", { name: "Parcourir les thèmes" })
      .getByRole("link", { name: plain(samples.otherCategory.name) })
      .click();
    await expect(page).toHaveURL(categoryPath(samples.otherCategory.slug));
  });

  test("shows the best answers as results if no text contains the term", async ({ page }) => {
    const { term, faq } = searches.mistyped;
    await page.goto(searchPath(term));
    await expect(page.getByRole("status")).toContainText(/^\d+\srésultats? pour /);
    await expect(page.getByText("Aucun résultat trouvé")).toHaveCount(0);
    const results = page.getByRole("list", { name: "Résultats de la recherche" });
    await expect(results.getByRole("heading", { level: 3 }).first()).toHaveText(plain(faq.question));
    await expect(page.getByRole("main").getByRole("link", { name: "Écrivez-nous" })).toBeVisible();
  });

  test("a term of 5,000 characters is searched, and an emergency in its tail counts, also when it is sent again", async ({
    page,
  }) => {
    const response = await page.goto(`/recherche?q=${"a".repeat(5000)}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("searchbox")).toHaveValue("a".repeat(2000));
    await page
      .getByRole("searchbox")
      .fill(`${"nous mangions tranquillement ".repeat(10)} mon bébé s’étouffe`);
    await page.getByRole("button", { name: "Rechercher" }).click();
    const card = page.locator("[aria-labelledby=urgence]");
    await expect(card).toContainText("Le 15");
    await expect(page.getByRole("searchbox")).toHaveValue(/mon bébé s’étouffe$/);
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(card).toContainText("Le 15");
  });
});

test("the blog and the calculators show a notice, and are not indexable", async ({ site }) => {
  expect(textOf((await visitPage(site.url, "/blog")).tree)).toContain("en cours de développement");
  const calculators = await visitPage(site.url, "/calculateurs");
  expect(elements(calculators.tree, named("h1")).map(textOf)).toEqual(["Calculateurs"]);
  expect(head(calculators).isIndexed).toBe(false);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toMatch(/\/(?:blog|calculateurs)</);
});

test("every footer links to the accessibility statement, with the 106 criteria of the RGAA and the way to report a problem", async ({
  site,
}) => {
  const { tree } = await visitPage(site.url, "/accessibilite");
  expect(textOf(tree)).toContain("Faute d’audit, FAQ + ALIM est aujourd’hui non conforme");
  expect(textOf(tree)).toContain("Signaler un problème");
  expect(elements(tree, named("h3")).map(textOf)).toContain("5. Tableaux");
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

test("the site plan is small", async ({ site }) => {
  expect(Buffer.byteLength((await visitPage(site.url, "/plan-du-site")).html)).toBeLessThan(95_000);
});

test("no page shows the operator's notes", async ({ site }) => {
  for (const { slug } of contents.pages) {
    const text = textOf((await visitPage(site.url, `/${slug}`)).tree);
    expect(text, slug).not.toMatch(/à compléter|exploitant|\{\{/i);
    if (slug === "mentions-legales") expect(text).toContain("Non renseigné");
  }
});

test("printed pages have the site's name and the page's URL", async ({ page }) => {
  await page.goto(samplePaths.question);
  const address = page.getByText(/^FAQ . ALIM, .+.question./);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(address).toBeVisible();
});
