import { BOTH, expect, STATUS_ERRORS, test } from "../support/fixtures";
import { asNewVisitor, receivedMails } from "../support/forms";

test.use({ expectedErrors: STATUS_ERRORS });
test.beforeEach(asNewVisitor);

test(
  "a visitor subscribes in the footer, confirms and unsubscribes; GET and HEAD of the links change nothing",
  BOTH,
  async ({ page, request, site }) => {
    const email = `lea-${Math.random().toString(36).slice(2)}@exemple.fr`;
    await page.goto("/a-propos");
    await page.getByLabel("Votre adresse email").fill(email);
    await page.getByRole("button", { name: "S’inscrire" }).click();
    await expect(page).toHaveURL("/newsletter/a-confirmer");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Regardez votre boîte aux lettres");

    const mail = async () => (await receivedMails()).find(({ to }) => to[0]?.address === email)?.text ?? "";
    await expect.poll(mail).toContain("/newsletter/confirmer?jeton=");
    const [confirm = "", leave = ""] = Array.from(
      (await mail()).matchAll(/https?:\/\/[^/]+(\/newsletter\S+)/g),
      ([, path]) => path,
    );
    for (const path of [confirm, leave]) {
      expect((await request.get(site.url + path)).status()).toBe(200);
      expect((await request.head(site.url + path)).status()).toBe(200);
    }

    await page.goto(confirm);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirmer votre inscription");
    await page.getByRole("button", { name: "Confirmer mon inscription" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre inscription est confirmée");

    // Post like the unsubscribe button of a mail program.
    const oneClick = await fetch(site.url + leave, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
      redirect: "manual",
    });
    expect(oneClick.status).toBe(200);
    await page.goto(leave);
    await page.getByRole("button", { name: "Me désinscrire" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Désinscription faite");
    await page.goto(confirm);
    await page.getByRole("button", { name: "Confirmer mon inscription" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lien inconnu ou expiré");
  },
);
