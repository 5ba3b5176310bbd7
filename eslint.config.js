import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Imports run in one direction (docs/decisions/0002-structure.md): the folders of app/ that each one may import. */
const mayImport = {
  domain: [],
  data: ["domain"],
  http: ["data", "domain"],
  components: ["domain"],
  resources: ["components", "data", "domain"],
  routes: ["components", "http", "resources", "data", "domain"],
};

/** Import patterns that a folder must not use; routes do not import each other either. */
function forbiddenImports(folder) {
  const closed = Object.keys(mayImport).filter(
    (other) => other !== folder && !mayImport[folder].includes(other),
  );
  return [
    ...closed.flatMap((other) => [`~/${other}/*`, `~/${other}/**`, `**/../${other}/**`]),
    ...(folder === "routes" ? ["~/routes/*", "./*"] : []),
  ];
}

export default tseslint.config(
  {
    ignores: [
      "build/",
      "data/",
      "test-results/",
      "app/data/backend/database.types.ts",
      "supabase/functions/",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["eslint.config.js"] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Remix throws Responses.
      "@typescript-eslint/only-throw-error": ["error", { allow: [{ from: "lib", name: "Response" }] }],
      "no-restricted-syntax": [
        "error",
        { selector: "ExportAllDeclaration", message: "No barrel files: import from where the thing is." },
      ],
      // French needs no-break spaces in its texts.
      "no-irregular-whitespace": [
        "error",
        { skipStrings: true, skipTemplates: true, skipJSXText: true, skipComments: true },
      ],
      "no-console": ["error", { allow: ["error", "warn"] }],
    },
  },
  { files: ["app/**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  { files: ["app/**/*.{ts,tsx}"], ...reactHooks.configs.flat["recommended-latest"] },
  ...Object.keys(mayImport).map((folder) => ({
    files: [`app/${folder}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: forbiddenImports(folder),
              message: "Imports run one way: routes → components, http, resources → data → domain.",
            },
          ],
        },
      ],
    },
  })),
  {
    files: ["**/*.{js,mjs}"],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: { console: "readonly", process: "readonly" },
    },
  },
  // Runs in browsers, as it is written.
  {
    files: ["app/browser/*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...[
            "HTMLElement",
            "KeyboardEvent",
            "addEventListener",
            "clearTimeout",
            "customElements",
            "document",
          ],
          ...["location", "navigator", "print", "removeEventListener", "requestAnimationFrame", "setTimeout"],
        ].map((name) => [name, "readonly"]),
      ),
    },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
  // Playwright's fixtures are declared with an object pattern, also when they need no other fixture.
  {
    files: ["tests/e2e/**"],
    rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
  },
);
