import { type ConfigData, HtmlValidate } from "html-validate";

const PRESETS = ["html-validate:recommended", "html-validate:a11y"];

const RULES: ConfigData["rules"] = {
  // React writes `charSet`, `<br/>`, `required=""` and `hidden=""`, which are equivalent.
  "attr-case": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  // React's `useId` has colons, which HTML allows.
  "valid-id": ["error", { relaxed: true }],
  // HTML allows `aria-label` on a list.
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  // A figure's table, laid out as blocks, needs explicit roles to keep its semantics. ESLint checks all other roles.
  "no-redundant-role": "off",
  // The site loads no third-party files.
  "require-sri": ["error", { target: "crossorigin" }],
};

const pages = new HtmlValidate({
  root: true,
  extends: [...PRESETS, "html-validate:document"],
  rules: RULES,
});

/** In a fragment, headings start below the page's headings. */
const fragments = new HtmlValidate({
  root: true,
  extends: PRESETS,
  rules: { ...RULES, "heading-level": "off" },
});

/** The validation errors of a page's HTML: rule, message and position. */
export const htmlProblems = (html: string) => problemsOf(pages, html);

/** The validation errors of an HTML fragment. */
export const fragmentProblems = (html: string) => problemsOf(fragments, html);

async function problemsOf(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
