import type { Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../../../app/shell/frame/route-handle";
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
];

const listPaths = [
  ...contents.categories.map(({ slug }) => `/categorie/${slug}`),
  ...contents.profiles.map(({ slug }) => `/profil/${slug}`),
];

type Change = {
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

/** What changes a page between the server and the visitor's first interaction: one of each kind. */
const CHANGES: Record<string, Change> = {
  "an extension's element after the body": {
    change: () => document.documentElement.append(document.createElement("x-integration")),
  },
  "a translator": { change: translate },
  "a proxy that removes the page's data": {
    prepare: (page) =>
      page.route(
        ({ pathname }) => !pathname.includes("."),
        async (route) => {
          const response = await route.fetch();
          const data = /<script[^>]*>[^<]*(?:__remixContext|enqueue)[^]*?<\/script>/g;
          const body = (await response.text()).replaceAll(data, "<script></script>");
          await route.fulfill({ response, body });
        },
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

for (const [name, { prepare, change }] of Object.entries(CHANGES))
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

const questions = (page: Page) => page.getByRole("group").locator("summary");
const expectHydrated = (page: Page) => expect(page.locator("template")).toHaveCount(0);

// The scripts that a page loads before and after the first click are in budgets.spec.ts.
test("neither the first click nor one while the scripts start is lost", async ({ page }) => {
  await page.goto(samplePaths.category);
  const question = questions(page).first();
  const answer = page.locator(".answer").first();
  await question.evaluate(
    (summary, event) =>
      document.addEventListener(
        event,
        () => summary.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
        { once: true },
      ),
    HYDRATED_EVENT,
  );
  await question.click();
  await expectHydrated(page);
  await expect(answer).toBeHidden();
  await expect(question).toHaveAttribute("aria-expanded", "false");
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
});

test("arrow keys pressed before the scripts load move the focus once they run", async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(samplePaths.category);
  await questions(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(questions(page).first()).toBeFocused();
  release();
  await expect(questions(page).nth(2)).toBeFocused();
});

test("scripts that load late do not scroll the page", async ({ page }) => {
  await page.goto(samplePaths.category);
  await page.mouse.click(10, 10);
  await expectHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.mouse.click(10, 10);
  await expectHydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test.describe("in a new tab", () => {
  test.use({ isAlone: true });

  test("hovering over a link prefetches its page, except quizzes, searches and forms", async ({ page }) => {
    const prefetched: string[] = [];
    const devtools = await page.context().newCDPSession(page);
    devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
      const { pathname, search } = new URL(prefetchUrl);
      if (status === "Ready") prefetched.push(pathname + search);
    });
    const rules = new Promise((resolve) => devtools.once("Preload.ruleSetUpdated", resolve));
    await devtools.send("Preload.enable");
    await page.goto("/");
    await rules;
    const excluded = ["/quiz/", "/recherche?", "/contact"];
    for (const start of excluded) {
      await page.locator(`a[href^="${start}"]:visible`).first().hover();
      // Pressing prefetches at once, and releasing elsewhere opens nothing.
      await page.mouse.down();
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    const category = page.locator('main a[href^="/categorie/"]:visible').first();
    await category.hover();
    await expect.poll(() => prefetched).toContain(await category.getAttribute("href"));
    // The pointer may rest on other links while the page scrolls.
    expect(prefetched.filter((path) => excluded.some((start) => path.startsWith(start)))).toEqual([]);
  });
});

test.describe("when the server does not answer", () => {
  test.use({ expectedErrors: { patterns: [/Failed to load resource/, /turbo-stream|SyntaxError|Error/] } });

  const unreachable = { name: "Le site n’a pas répondu", level: 1 } as const;

  test("a proxy's 502 shows the site's error page too", async ({ page }) => {
    await page.goto(samplePaths.category);
    await startScripts(page);
    await page.route("**/*.data*", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<html><h1>502 Bad Gateway</h1></html>" }),
    );
    await page.getByRole("link", { name: "Contact" }).first().click();
    await expect(page.getByRole("heading", unreachable)).toBeVisible();
    await page.unroute("**/*.data*");
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  });

  const scriptOf = (route: string) => new RegExp(`/assets/${route}-[^/]*\\.js$`);

  test("after an upgrade, a link to a page whose script is gone reloads the page, whose links then work", async ({
    page,
  }) => {
    await page.goto(samplePaths.category);
    await startScripts(page);
    await page.route(scriptOf("contact"), (route) => route.fulfill({ status: 404 }));
    const isReloaded = page.waitForRequest((request) => request.resourceType() === "document");
    await page.getByRole("link", { name: "Contact" }).first().click();
    await isReloaded;
    await page.unroute(scriptOf("contact"));
    await page.getByRole("link", { name: "Contact" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  });
});

test("the browser stores only scroll positions, as the privacy page states", async ({ page, context }) => {
  await page.goto(samplePaths.category);
  await startScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await page.goto("/quiz");
  await page.goto(samplePaths.question);
  await page.goto("/politique-confidentialite");
  await expect(page.getByRole("main")).toContainText("où vous en étiez dans chaque page");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
    "positions",
  ]);
  const positions = await page.evaluate(() => sessionStorage.getItem("positions"));
  expect(positions).toMatch(/^\{("[\w/]+":[\d.]+,?)+\}$/);
});
