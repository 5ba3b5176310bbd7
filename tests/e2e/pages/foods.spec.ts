import { findFoods, indexFoods } from "../../../app/foods/naming/find-foods";
import { foodsNamedIn } from "../../../app/foods/naming/food-mentions";
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
    await expect(page.getByRole("combobox", { name: "Pour une autre personne" })).toHaveValue("enceinte");
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

test(
  "a name that several foods share shows each food with its verdict, strictest first, and how to tell them apart",
  BOTH,
  async ({ page }) => {
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
    await expect(answer.getByRole("listitem").filter({ hasText: "pasteurisé" })).toContainText("Listeria");
  },
);

test("honey says first that babies avoid it; peanuts warn of a swelling throat, turmeric does not", async ({
  page,
}) => {
  await page.goto("/aliments/102-miel");
  const card = page.getByRole("region", { name: "Tout le monde : à limiter" });
  await expect(card).toContainText(/À éviter\s:.*bébé de 6 à 12\smois/);
  const emergency = page.getByRole("region", { name: "Urgence", exact: true });
  await page.goto("/aliments/98-cacahuetes-entieres");
  await expect(emergency).toContainText("gorge qui gonfle");
  await page.goto("/aliments/118-curcuma-en-cuisine");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Curcuma");
  await expect(emergency).toHaveCount(0);
});

test("the advice of a family says so, and an address with a former situation leads to the new one", async ({
  page,
}) => {
  const follower = one(
    contents.foods.filter(({ key }) => key === "poisson-fume"),
    "food that follows its family",
  );
  await page.goto(`${follower.path}?pour=enceinte`);
  const card = page.getByRole("region", { name: "Enceinte : à éviter" });
  await expect(card.getByText("Comme les autres poissons crus ou fumés.")).toBeVisible();
  await page.goto(`${follower.path}?pour=bebe-moins-de-6-mois`);
  await expect(page).toHaveURL(`${follower.path}?pour=bebe-4-6-mois`);
  await page.goto("/aliments/pour/bebe-moins-de-6-mois");
  await expect(page).toHaveURL("/aliments/pour/bebe-4-6-mois");
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

test("a food without a chosen situation asks for whom", BOTH, async ({ page }) => {
  await page.goto(samplePaths.food);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(plain(food.name));
  await expect(page.getByText("Choisissez pour qui").first()).toBeVisible();
  await page.getByRole("combobox", { name: "Pour qui ?" }).selectOption("enceinte");
  await page.getByRole("button", { name: "Voir" }).click();
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
});

test("the verdicts for other persons are folded, and lead to their advice", BOTH, async ({ page }) => {
  await page.goto(`${samplePaths.food}?pour=enceinte`);
  const others = page.getByRole("region", { name: "Et pour une autre personne ?" });
  const link = page.locator("a", { hasText: "J’allaite" });
  await expect(others.locator(link)).toBeHidden();
  await others.locator("details").filter({ has: link }).locator("summary").click();
  await others.locator(link).click();
  await expect(page).toHaveURL(`${samplePaths.food}?pour=allaitement`);
  await expect(page.getByRole("heading", { level: 2, name: /^J’allaite\s:/ })).toBeVisible();
});

test("where no source allows a verdict, a sentence helps", async ({ page }) => {
  const cabbage = one(
    contents.foods.filter(({ key }) => key === "legumes-vitamine-k"),
    "food without a verdict",
  );
  await page.goto(`${cabbage.path}?pour=thyroide`);
  const card = page.getByRole("region", { name: "Thyroïde : pas de règle" });
  await expect(card).toContainText("Aucun texte officiel lu n’interdit les choux");
  await expect(card.getByText(/^(Oui|À éviter|À limiter)/)).toHaveCount(0);
});

test("the correction of a quiz question on a food links to the food's page, which links to the quiz", async ({
  page,
}) => {
  const { quiz, named } = one(
    quizzes.flatMap((each) =>
      each.questions.flatMap(({ question }) =>
        foodsNamedIn(contents.foods, question).map((it) => ({ quiz: each, named: it })),
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
