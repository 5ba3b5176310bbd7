import { indexFoods } from "../../../app/foods/naming/find-foods";
import { contents, one, quizzes, samplePaths, samples } from "../../support/contents";
import { elements, named, plain, textOf, visitPage } from "../support/crawl";
import { BOTH, expect, test } from "../support/fixtures";

const { food } = samples;

test(
  "on the home page, visitors get advice with two actions: a name and a situation",
  BOTH,
  async ({ page }) => {
    await page.goto("/");
    const form = page.getByRole("region", { name: "Puis-je en manger ?" });
    await form.getByLabel("Quel aliment ?").fill("reblochon");
    await form.getByLabel("Pour qui ?").focus();
    await form.getByLabel("Pour qui ?").selectOption("Je suis enceinte");
    await form.getByRole("button", { name: "Voir la réponse" }).click();
    await expect(page).toHaveURL(/\/aliments\/\d+-[a-z-]*reblochon[a-z-]*\?pour=enceinte$/);
    await expect(page.getByRole("heading", { level: 2, name: "Enceinte : à éviter" })).toBeVisible();
  },
);

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
  await expect(page.getByRole("heading", { level: 2, name: /^Adulte en bonne santé\s:/ })).toBeVisible();
  await page
    .getByRole("region", { name: "Pour qui ?" })
    .getByRole("link", { name: "Enceinte", exact: true })
    .click();
  await expect(page).toHaveURL(`${samplePaths.food}?pour=enceinte`);
  const rule = one(food.rules, "rule", (each) => each.situation === "enceinte");
  await expect(page.getByRole("region", { name: "Enceinte : à éviter" })).toContainText(plain(rule.reason));
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`${samplePaths.food}$`),
  );
  const others = page.getByRole("region", { name: "Et pour une autre personne ?" });
  await expect(others.getByRole("link", { name: "Enceinte", exact: true })).toHaveCount(0);
  await others.getByText("Et pour une autre personne ?").click();
  await others.getByRole("link", { name: "J’allaite" }).click();
  await expect(page).toHaveURL(`${samplePaths.food}?pour=allaitement`);
  await expect(page.getByRole("heading", { level: 2, name: /^J’allaite\s:/ })).toBeVisible();
});

test(
  "the strictest verdict has all its reasons; a click, or the print, shows those of the others",
  BOTH,
  async ({ page }) => {
    await page.goto(contents.foods.find(({ key }) => key === "camembert-lait-cru")?.path ?? "");
    await page.getByRole("link", { name: "À éviter : enceinte, moins de 5 ans, entre autres" }).click();
    const persons = page.getByRole("region", { name: "Pour qui ?" });
    await expect(persons).toBeInViewport();
    await expect(persons.getByText("Listeria pousse sur les croûtes")).toBeVisible();
    const limited = persons
      .getByText(/Une part par jour\./)
      .filter({ visible: true })
      .first();
    await expect(limited).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(limited).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await persons.getByRole("heading", { name: /^À limiter/ }).click();
    await expect(limited).toBeVisible();
  },
);

test("a food leads to the question about its person first", async ({ site }) => {
  const { tree } = await visitPage(site.url, `${samplePaths.food}?pour=enceinte`);
  const [next] = elements(
    tree,
    ({ properties }) => properties["ariaLabelledBy"]?.toString() === "a-lire-ensuite",
  );
  const [first] = elements(next ?? tree, named("a"));
  expect(first && textOf(first)).toBe("Enceinte, quels aliments éviter en priorité ?");
});

test("the page of a food that a quiz question names links to the quiz", async ({ site }) => {
  const { mentionedIn } = indexFoods(contents.foods, [], []);
  const [quiz, mentioned] = one(
    quizzes.flatMap((each) =>
      each.questions.flatMap(({ question }) => mentionedIn(question)).map((it) => [each, it] as const),
    ),
    "quiz question that names a food",
  );
  const { tree } = await visitPage(site.url, mentioned.path);
  const links = elements(tree, named("a")).map(({ properties }) => properties["href"]);
  expect(links).toContain(`/quiz/${quiz.id}`);
});

test("the durations say their first rule once, and show the legend of the bars once, in an open family", async ({
  page,
}) => {
  await page.goto("/conservation");
  await expect(page.getByText("La durée écrite sur l’emballage passe avant.")).toHaveCount(1);
  const legend = page.getByText("au plus tard", { exact: true }).filter({ visible: true });
  await expect(legend).toHaveCount(0);
  await page.getByText("Fromages et laitages").click();
  await page.getByText("Viandes et charcuteries").click();
  await expect(legend).toHaveCount(1);
});
