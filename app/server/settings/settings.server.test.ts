import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.server";

const hosted = {
  SUPABASE_URL: "https://projet.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "public",
  SUPABASE_SECRET_KEY: "secret",
  SIGNING_SECRET: "a".repeat(32),
  SITE_URL: "https://faq-alim.example",
};
const mail = {
  SMTP_URL: "smtps://user:pass@smtp.example:465",
  MAIL_FROM: "FAQ + ALIM <site@faq-alim.example>",
  CONTACT_EMAIL: "contact@faq-alim.example",
  SITE_URL: "https://faq-alim.example",
};

it("without variables, the site uses the embedded database and sends no mail", () => {
  expect(readSettings({})).toEqual({
    backend: { kind: "embedded", dataDir: "./data", signingSecrets: [] },
    port: 3000,
    siteUrl: "http://localhost:3000",
    mail: null,
    contactEmail: null,
    contactFunction: null,
    trustedProxies: [],
    drainSeconds: 0,
    metrics: null,
    warning: null,
  });
});

it("the publishable key takes precedence, and its variable's former name is accepted", () => {
  const key = (variables: Record<string, string>) => readSettings({ ...hosted, ...variables }).backend;
  expect(key({ SUPABASE_PUBLISHABLE_KEY: "", SUPABASE_ANON_KEY: "old" })).toMatchObject({ key: "old" });
  expect(key({ SUPABASE_ANON_KEY: "old" })).toMatchObject({ key: "public" });
});

it("in production, a missing public URL of the site causes a warning", () => {
  const { siteUrl, warning } = readSettings({ NODE_ENV: "production", PORT: "8080" });
  expect(siteUrl).toBe("http://localhost:8080");
  expect(warning).toMatch(/^SITE_URL .*http:\/\/localhost:8080.*SITE_URL=https:.*\.$/);
  expect(readSettings({ NODE_ENV: "production", SITE_URL: "https://faq-alim.example" }).warning).toBeNull();
  expect(readSettings({ NODE_ENV: "development" }).warning).toBeNull();
});

describe("an error names the wrong or missing variable", () => {
  it.each([
    [{ SUPABASE_URL: "projet" }, /SUPABASE_URL n’est pas une adresse/],
    [{ SUPABASE_URL: "localhost:54321" }, /SUPABASE_URL n’est pas une adresse complète/],
    [{ SITE_URL: "www.exemple.fr" }, /: SITE_URL n’est pas une adresse complète, comme https:[^;]+$/],
    [{ PORT: "http" }, /PORT n’est pas un numéro de port/],
    [{ PORT: "70000" }, /PORT n’est pas un numéro de port/],
    [{ ...hosted, SUPABASE_PUBLISHABLE_KEY: "" }, /SUPABASE_PUBLISHABLE_KEY manque/],
    [{ ...hosted, SIGNING_SECRET: "" }, /SIGNING_SECRET manque/],
    [{ ...hosted, SITE_URL: "" }, /SITE_URL manque/],
    [{ SIGNING_SECRET: "short" }, /SIGNING_SECRET compte moins de 32 caractères/],
    [{ SITE_URL: "https://a.example/site" }, /SITE_URL ne doit pas avoir de chemin/],
    [{ ...mail, SITE_URL: "" }, /SITE_URL manque, alors que SMTP_URL est donnée/],
    [{ ...mail, MAIL_FROM: "" }, /MAIL_FROM manque/],
    [{ ...mail, CONTACT_EMAIL: "" }, /CONTACT_EMAIL manque/],
    [{ ...mail, CONTACT_EMAIL: "a" }, /CONTACT_EMAIL n’est pas une adresse/],
    [{ SMTP_URL: "https://a" }, /SMTP_URL n’est pas/],
    [{ ...hosted, SUPABASE_SECRET_KEY: "" }, /SUPABASE_SECRET_KEY manque, alors que SUPABASE_URL est/],
    [{ TRUST_PROXY: "yes" }, /TRUST_PROXY n’est pas une liste/],
    [{ SUPABASE_CONTACT_FUNCTION: "../x" }, /SUPABASE_CONTACT_FUNCTION/],
    [{ DRAIN_SECONDS: "61" }, /DRAIN_SECONDS n’est pas un nombre entier de 0 à 60/],
  ])("%j: the error names the variable", (variables, message) => {
    expect(() => readSettings(variables)).toThrow(SettingsError);
    expect(() => readSettings(variables)).toThrow(message);
  });
});
