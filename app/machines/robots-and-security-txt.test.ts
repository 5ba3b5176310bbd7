import { expect, it } from "vitest";
import { SECURITY_TXT_EXPIRES } from "./robots-and-security-txt";

it("security.txt does not expire within a month (if it does, set SECURITY_TXT_EXPIRES to a later date, within a year)", () => {
  const days = (Date.parse(SECURITY_TXT_EXPIRES) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
});
