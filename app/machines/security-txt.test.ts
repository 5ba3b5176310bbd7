import { expect, it } from "vitest";
import { SECURITY_TXT_EXPIRES, securityTxt } from "./security-txt";

it("security.txt does not expire within a month (if it does, set SECURITY_TXT_EXPIRES to a later date, within a year)", () => {
  const days = (Date.parse(SECURITY_TXT_EXPIRES) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
});

it("security.txt contains the contact page, and the e-mail address if there is one", () => {
  const contacts = (text: string) => text.split("\n").filter((line) => line.startsWith("Contact: "));
  expect(contacts(securityTxt("https://site.test", null))).toEqual(["Contact: https://site.test/contact"]);
  expect(contacts(securityTxt("https://site.test", "securite@site.test"))).toEqual([
    "Contact: mailto:securite@site.test",
    "Contact: https://site.test/contact",
  ]);
});
