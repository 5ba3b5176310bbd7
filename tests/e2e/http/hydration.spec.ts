import type { Page } from "@playwright/test";
import { contents, samplePaths, samples } from "../../support/contents";
import { isShortRun } from "../../support/long-tests";
import { delayScripts, expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
import { TEMPLATES } from "../support/pages";

test.use({ expectedErrors: STATUS_ERRORS });

const HYDRATING = [
  samplePaths.category,
  "/fiches-pratiques",
  samplePaths.timedQuiz,
  TEMPLATES["a quiz's result"],
  "/contact",
  "/nulle-part",
];

const listPaths = [
  ...contents.categories.map(({ slug }) => `/categorie/${slug}`),
  ...contents.profiles.map(({ slug }) => `/profil/${slug}`),
];

type Change = {
  isAlone?: boolean;
  /** Called before the page is requested. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Called in the loaded page. */
  change?: () => void;
};

/** Like Google Translate: another text node, inside an element, replaces each text node. */
const translate = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (!text.nodeValue?.trim() || text.parentElement?.closest("script, template")) continue;
    const font = document.createElement("font");
    font.textContent = text.nodeValue;
    text.parentNode?.replaceChild(font, text);
  }
};

/** Changes the HTML of every page on its way to the browser. */
function proxy(change: (html: string) => string): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route(
      ({ pathname }) => !pathname.includes("."),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      },
    );
}

/** What changes a page between the server and the visitor's first interaction: one of each kind. */
const CHANGES: Record<string, Change> = {
  "an extension's element as soon as the head exists": {
    isAlone: true,
    prepare: (page) =>
      page.addInitScript(() => {
        const whenHead = new MutationObserver(() => {
          if (document.querySelector("head") === null) return;
          whenHead.disconnect();
          document.head.prepend(document.createElement("link"));
        });
        whenHead.observe(document, { childList: true, subtree: true });
      }),
  },
  "an extension's element after the body": {
    change: () => document.documentElement.append(document.createElement("x-integration")),
  },
  "a translator": { change: translate },
  "a proxy that replaces a character, also in the scripts": {
    prepare: proxy((html) => html.replaceAll("\u202f", " ").replaceAll("http://", "https://")),
  },
  "a proxy that removes the page's data": {
    prepare: proxy((html) =>
      html.replaceAll(/<script[^>]*>[^<]*(?:__remixContext|enqueue)[^]*?<\/script>/g, "<script></script>"),
    ),
  },
};

const mainText = (page: Page) => page.getByRole("main").evaluate(({ textContent }) => textContent);

/** Interacts with the page, and waits until its scripts, if it loads any, have run. */
async function interact(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForLoadState("networkidle");
}

const isHydrated = (page: Page) => page.evaluate(() => "isHydrated" in window);

for (const [name, { isAlone = false, prepare, change }] of Object.entries(CHANGES))
  test.describe(name, () => {
    test.use({ isAlone });

    test(`a page loses nothing because of ${name}`, async ({ page }) => {
      await prepare?.(page);
      const release = await delayScripts(page);
      await page.goto(samplePaths.category);
      if (change) await page.evaluate(change);
      const before = await mainText(page);
      release();
      await interact(page);
      expect(await mainText(page)).toBe(before);
      expect(await isHydrated(page)).toBe(false);
    });
  });

test("a text typed into a form before its scripts arrive stays", async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto("/contact");
  await page.getByLabel("Nom").fill("Jeanne");
  await page.getByRole("textbox", { name: "Message" }).fill("Bonjour,\nune question.");
  release();
  await interact(page);
  expect(await isHydrated(page)).toBe(false);
  await expect(page.getByLabel("Nom")).toHaveValue("Jeanne");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Bonjour,\nune question.");
});

test("every page that should hydrate does so when nothing changed it", async ({ page }) => {
  // A list's contents decide whether it hydrates.
  for (const path of [...HYDRATING, ...(isShortRun ? [] : listPaths)]) {
    await page.goto(path);
    await interact(page);
    await expect.poll(() => isHydrated(page), { message: path }).toBe(true);
  }
});

test("a translator that runs after hydration takes nothing away from a list", async ({ page }) => {
  await page.goto(samplePaths.category);
  await startScripts(page);
  await page.evaluate(translate);
  const answer = page.locator(".answer").first();
  const words = await answer.textContent();
  await page.locator("summary").first().click();
  await expect(answer).toBeVisible();
  await expect(answer).toHaveText(words ?? "");
  await page.getByRole("navigation", { name: "Sous-thèmes" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/sous-categorie=/);
  await page.locator("summary").last().click();
  await expect(page.locator(".answer").last()).toBeVisible();
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

test("a translator that runs after hydration stops neither a quiz's number nor its clock", async ({
  page,
}) => {
  await page.goto(samplePaths.timedQuiz);
  await startScripts(page);
  const total = samples.timedQuiz.questions.length;
  const timer = page.getByRole("timer");
  const progress = page.getByRole("progressbar");
  await expect(progress).toHaveAccessibleName(`Question 1 sur ${total}`);
  await page.evaluate(translate);
  const start = await timer.innerText();
  for (const number of [2, 3]) {
    await page.locator("#quiz").getByRole("radio").first().check();
    await page.getByRole("button", { name: "Suivant" }).click();
    await expect(progress).toHaveAccessibleName(`Question ${number} sur ${total}`);
  }
  await expect(timer).not.toHaveText(start);
  await expect(timer).toHaveText(/^Temps restant\s: \d:\d\d$/);
});
