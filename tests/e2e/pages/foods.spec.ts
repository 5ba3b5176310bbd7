import { findFoods, indexFoods } from "../../../app/foods/naming/find-foods";
import { foodsMentionedIn, indexMentions } from "../../../app/foods/naming/food-mentions";
import { contents, one, quizzes, samplePaths, samples } from "../../support/contents";
import { signForTest } from "../../support/signing";
import { elements, plain, textOf, visitPage } from "../support/crawl";
import { BOTH, expect, test } from "../support/fixtures";

const VERDICT = /^(Oui|Oui, si…|À limiter|À éviter|Rien de particulier)$/;
const { food } = samples;

test(
  "on the home page, visitors get advice with two actions: a name and a situation",
  BOTH,
  async ({ page }) => {
    await page.goto("/");
    const form = page.getByRole("region", { name: "Puis-je en manger ?" });
    await form.getByLabel("Quel aliment ?").fill("reblochon");
    await form.getByLabel("Pour qui ?").selectOption("Je suis enceinte");
    await form.getByRole("button", { name: "Voir la réponse" }).click();
    await expect(page).toHaveURL(/\/aliments\/\d+-[a-z-]*reblochon[a-z-]*\?pour=enceinte$/);
    await expect(page.getByRole("heading", { level: 2, name: "Enceinte : à éviter" })).toBeVisible();
  },
);

test("an empty field is refused, and a URL without a name shows the lookup form", async ({ page }) => {
  await page.goto("/aliments");
  await page.getByLabel("Quel aliment ?").fill("  ");
  await page.getByRole("button", { name: "Voir la réponse" }).click();
  await expect(page).toHaveURL("/aliments");
  await page.goto("/aliments?aliment=&pour=enceinte");
  await expect(page.getByLabel("Pour qui ?")).toHaveValue("enceinte");
  await expect(page.getByRole("heading", { name: "Les listes à garder" })).toBeVisible();
});

test("a name that several foods share shows each food with its verdict, strictest first, and how to tell them apart", async ({
  page,
}) => {
  await page.goto("/aliments?aliment=brie&pour=enfant-3-5-ans");
  const answer = page.getByRole("region", { name: "Réponse" });
  await expect(answer.getByRole("heading", { level: 2 })).toHaveText(/^\d+\saliments pour «\sbrie\s»$/);
  await expect(answer.getByText("Regardez l’étiquette")).toBeVisible();
  const shown = await answer.getByRole("listitem").locator("span").allInnerTexts();
  expect(shown.map((text) => text.trim())).toEqual(["À éviter", "Oui, si…"]);
  // A verdict that all of them share is the answer.
  await page.goto("/aliments?aliment=brie&pour=enceinte");
  await expect(answer.getByText("Enceinte : à éviter, quel que soit le vôtre.")).toBeVisible();
  await expect(answer.getByText("Regardez l’étiquette")).toHaveCount(0);
  const soft = answer.getByRole("listitem").filter({ hasText: "Camembert ou brie pasteurisé" });
  await expect(soft).toContainText("Listeria");
});

test("honey says first that babies avoid it, peanuts that a throat may swell, a family's food whose advice it follows, and a food without a rule what may help", async ({
  site,
}) => {
  const text = async (path: string) => textOf((await visitPage(site.url, path)).tree);
  const foodNamed = (key: string) =>
    one(
      contents.foods.filter((each) => each.key === key),
      key,
    ).path;
  expect(await text("/aliments/102-miel")).toMatch(
    /Tout le monde : à limiter.*À éviter : .*bébé de 6 à 12 mois/,
  );
  expect(await text("/aliments/98-cacahuetes-entieres")).toContain("gorge qui gonfle");
  expect(await text("/aliments/118-curcuma-en-cuisine")).not.toContain("gorge qui gonfle");
  const smoked = foodNamed("poisson-fume");
  expect(await text(`${smoked}?pour=enceinte`)).toContain("Comme les autres poissons crus ou fumés.");
  const cabbage = await text(`${foodNamed("legumes-vitamine-k")}?pour=thyroide`);
  expect(cabbage).toContain("Aucun texte officiel lu n’interdit les choux");
  for (const path of [`${smoked}?pour=bebe-moins-de-6-mois`, "/aliments/pour/bebe-moins-de-6-mois"])
    expect((await visitPage(site.url, path)).location).toBe(path.replace("moins-de-6", "4-6"));
});

test("a name that only resembles the names of foods shows these names without a verdict", async ({
  page,
}) => {
  const typed = "yaourdt";
  const found = findFoods(indexFoods(contents.foods), typed);
  expect(found.kind).toBe("near");
  await page.goto(`/aliments?aliment=${typed}&pour=enceinte`);
  const answer = page.getByRole("region", { name: "Réponse" });
  await expect(answer.getByRole("heading", { name: `Nous ne connaissons pas « ${typed} »` })).toBeVisible();
  await expect(answer.getByText("Vouliez-vous dire :")).toBeVisible();
  await expect(answer.getByText(VERDICT)).toHaveCount(0);
  await expect(answer.getByRole("link").first()).toHaveAttribute("href", /\?pour=enceinte$/);
  await answer.getByRole("link", { name: `Chercher « ${typed} »` }).click();
  await expect(page).toHaveURL(`/recherche?q=${typed}`);
  await page.goto("/aliments?aliment=qqqqqq");
  await expect(answer.getByRole("heading", { name: "Nous ne connaissons pas « qqqqqq »" })).toBeVisible();
  await expect(answer.getByRole("link")).toHaveCount(1);
});

test("a name that is too long is refused with a message, and stays in the field", async ({ site }) => {
  const typed = "a".repeat(101);
  for (const path of ["/aliments", "/conservation"]) {
    const { status, cacheControl, tree } = await visitPage(site.url, `${path}?aliment=${typed}`);
    expect([status, cacheControl]).toEqual([400, "no-store"]);
    expect(textOf(tree)).toContain("dépasse 100 caractères");
    const [field] = elements(tree, ({ properties }) => properties["id"] === "aliment");
    expect(field?.properties["value"]).toBe(typed);
  }
});

test("a food asks for whom, shows the advice, and leads to that for others", BOTH, async ({ page }) => {
  await page.goto(samplePaths.food);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(plain(food.name));
  await expect(page.getByText("Choisissez pour qui").first()).toBeVisible();
  await page
    .getByRole("region", { name: "Pour qui ?" })
    .getByRole("link", { name: "Enceinte", exact: true })
    .click();
  await expect(page).toHaveURL(`${samplePaths.food}?pour=enceinte`);
  const rule = one(
    food.rules.filter((each) => each.situation === "enceinte"),
    "rule",
  );
  await expect(page.getByRole("region", { name: "Enceinte : à éviter" })).toContainText(plain(rule.reason));
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`${samplePaths.food}$`),
  );
  const others = page.getByRole("region", { name: "Et pour une autre personne ?" });
  await expect(others.getByRole("link", { name: "Enceinte", exact: true })).toHaveCount(0);
  await others.getByRole("link", { name: "J’allaite" }).click();
  await expect(page).toHaveURL(`${samplePaths.food}?pour=allaitement`);
  await expect(page.getByRole("heading", { level: 2, name: /^J’allaite\s:/ })).toBeVisible();
});

test("the print of a food has the condition for each person, which the screen leaves to that person's page", async ({
  page,
}) => {
  await page.goto(contents.foods.find(({ key }) => key === "camembert-lait-cru")?.path ?? "");
  const limited = page.getByRole("listitem").filter({ hasText: /^Diabète\s:/ });
  await expect(limited.getByText("part par jour")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(limited.getByText("part par jour")).toBeVisible();
});

test("the correction of a quiz question on a food links to the food's page, which links to the quiz", async ({
  page,
}) => {
  const { quiz, named } = one(
    quizzes.flatMap((each) =>
      each.questions.flatMap(({ question }) =>
        foodsMentionedIn(indexMentions(contents.foods), question).map((it) => ({ quiz: each, named: it })),
      ),
    ),
    "quiz question that names a food",
  );
  const state = { quizId: quiz.id, start: null, answers: [], late: false, score: 0 };
  await page.goto(`/quiz/${quiz.id}?resultat=${signForTest(state, "quiz-result")}`);
  await page
    .getByRole("link", { name: `${named.name} : puis-je en manger ?` })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(named.name);
  await page
    .getByRole("navigation", { name: "À lire ensuite" })
    .getByRole("link", { name: quiz.title })
    .click();
  await expect(page).toHaveURL(`/quiz/${quiz.id}`);
});
