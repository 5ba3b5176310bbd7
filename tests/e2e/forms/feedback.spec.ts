import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { samplePaths } from "../../support/contents";
import { BOTH, expect, STATUS_ERRORS, test } from "../support/fixtures";
import { asNewVisitor, letTimePass } from "../support/forms";

test.use({ expectedErrors: STATUS_ERRORS });
test.beforeEach(asNewVisitor);

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const wanted = (page: Page) => page.getByRole("textbox", { name: "Que cherchiez-vous" });

/** The element that shows thanks and errors: in the form's place, or on the page after the form. */
const said = (page: Page, inPlace: boolean) =>
  inPlace
    ? page.getByRole("region", { name: /vous a-t-elle aidé/ }).getByRole("status")
    : page.getByRole("main");

test(
  "feedback on a question can be given by keyboard; with JavaScript the page does not change",
  BOTH,
  async ({ page, javaScriptEnabled }) => {
    await page.goto(samplePaths.question);
    const path = new URL(page.url()).pathname;
    await expect(page.getByRole("region", { name: "Cette réponse vous a-t-elle aidé" })).toBeVisible();
    await button(page, "Oui").focus();
    await page.keyboard.press("Enter");
    await expect(said(page, javaScriptEnabled)).toContainText("Merci, votre avis est compté.");
    if (javaScriptEnabled) {
      await expect(page).toHaveURL(path);
      await expect(button(page, "Oui")).toBeFocused();
      await expect(button(page, "Oui")).toHaveAttribute("aria-pressed", "true");
    } else {
      await expect(page).toHaveURL(/\/avis\/merci\?/);
      await page.getByRole("main").getByRole("link").click();
      await expect(page).toHaveURL(path);
    }
  },
);

test(
  "after « Non » on a guide, a comment can be sent, and a comment that is too long stays",
  BOTH,
  async ({ page, javaScriptEnabled }) => {
    await page.goto(samplePaths.guide);
    await button(page, "Non").click();
    await expect(said(page, javaScriptEnabled)).toContainText("dites-nous ce que vous cherchiez");
    await expect(page.getByText("N’écrivez rien de personnel")).toBeVisible();
    await expect(wanted(page)).toHaveAccessibleDescription(/^Facultatif/);
    if (javaScriptEnabled) expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    const long = "é".repeat(501);
    await wanted(page).fill(long);
    await letTimePass(page);
    await button(page, "Envoyer").click();
    await expect(wanted(page)).toHaveAccessibleDescription(/dépasse 500/);
    await expect(wanted(page)).toHaveValue(long);
    if (javaScriptEnabled) await expect(wanted(page)).toBeFocused();
    else await expect(page.getByRole("alert")).toBeFocused();

    await wanted(page).fill("Des idées pour la cantine");
    await letTimePass(page);
    await button(page, "Envoyer").click();
    await expect(said(page, javaScriptEnabled)).toContainText("votre texte est bien arrivé");
    await expect(wanted(page)).toHaveCount(0);
    if (javaScriptEnabled) await expect(said(page, true)).toBeFocused();
  },
);

test("feedback that could not be sent stays in the form, and can be sent again", async ({
  page,
  context,
}) => {
  await page.goto(samplePaths.question, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await button(page, "Non").click();
  await expect(said(page, true)).toContainText("n’est pas enregistré");
  await context.setOffline(false);
  await button(page, "Non").click();
  await wanted(page).fill("La cuisson");
  await letTimePass(page);
  await context.setOffline(true);
  await button(page, "Envoyer").click();
  await expect(said(page, true)).toContainText("n’est pas enregistré");
  await expect(wanted(page)).toHaveValue("La cuisson");
  await context.setOffline(false);
  await button(page, "Envoyer").click();
  await expect(said(page, true)).toContainText("votre texte est bien arrivé");
});
