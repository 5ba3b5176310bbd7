import AxeBuilder from "@axe-core/playwright";
import { BOTH, expect, startScripts, STATUS_ERRORS, test } from "../support/fixtures";
import { asNewVisitor, letTimePass, receivedMails } from "../support/forms";

test.use({ expectedErrors: STATUS_ERRORS });
test.beforeEach(asNewVisitor);

test(
  "a message sent by keyboard reaches the team, once, despite a reload and Back",
  BOTH,
  async ({ page }) => {
    const subject = `Une erreur sur le riz ${Math.random()}`;
    await page.goto("/contact");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "6");
    await letTimePass(page);
    await page.getByLabel("Nom").focus();
    for (const text of ["Camille", "camille@exemple.fr", subject, "Bonjour,"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("button", { name: "Envoyer le message" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact/merci");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre message est bien arrivé");
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await page.goForward();
    const sent = async () => (await receivedMails()).filter((mail) => mail.subject.endsWith(subject));
    await expect.poll(sent).toHaveLength(1);
  },
);

test(
  "all errors appear at the same time beside their fields, and the input stays",
  BOTH,
  async ({ page, javaScriptEnabled }) => {
    await page.goto("/contact");
    await letTimePass(page);
    await page.getByLabel("Nom").fill("Camille");
    await page.getByLabel("Email", { exact: true }).fill("camille");
    await page.getByLabel("Sujet").fill(" ");
    await page.getByRole("textbox", { name: "Message" }).fill("Bonjour !\nUne question.");
    await page.getByRole("button", { name: "Envoyer le message" }).click();

    const summary = page.getByRole("alert");
    await expect(summary.getByRole("link")).toHaveText(["Email", "Sujet"]);
    await expect(page.getByText(/n’a pas la forme attendue/)).toHaveCount(1);
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur\s: Contact \| FAQ \+ ALIM$/);
    await expect(page.getByLabel("Nom")).toHaveValue("Camille");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Bonjour !\nUne question.");
    const email = page.getByLabel("Email", { exact: true });
    await expect(email).toHaveValue("camille");
    await expect(email).toHaveAccessibleDescription(/n’a pas la forme attendue/);
    await expect(email).toHaveAttribute("aria-invalid", "true");
    // The HTML is the same in both projects, and axe needs JavaScript.
    if (javaScriptEnabled) expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await summary.getByRole("link", { name: "Sujet" }).click();
    await expect(page.getByLabel("Sujet")).toBeFocused();

    await letTimePass(page);
    await email.fill("camille@exemple.fr");
    await page.getByLabel("Sujet").fill("Le riz");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page).toHaveURL("/contact/merci");
  },
);

test("with JavaScript, a message that could not be sent stays in the form", async ({ page, context }) => {
  await page.goto("/contact");
  // A form that is filled in before hydration is not hydrated, and the browser then posts it.
  await startScripts(page);
  const long = "é".repeat(30_000);
  for (const [name, text] of [
    ["Nom", "Camille"],
    ["Email", "camille@exemple.fr"],
    ["Sujet", "Riz"],
    ["Message", long],
  ] as const) {
    await page.getByRole("main").getByRole("textbox", { name }).fill(text);
  }
  const summary = page.getByRole("alert");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
    /Le message dépasse 5\s000\scaractères/,
  );
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(long);

  await page.getByRole("textbox", { name: "Message" }).fill("Bonjour");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(summary).toContainText("ne nous est pas parvenu");
  await expect(summary).toBeFocused();
  for (const [name, text] of [
    ["Nom", "Camille"],
    ["Message", "Bonjour"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("textbox", { name })).toHaveValue(text);
  }
  await context.setOffline(false);
  await letTimePass(page);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page).toHaveURL("/contact/merci");
});
