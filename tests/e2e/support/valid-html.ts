import { type ConfigData, HtmlValidate } from "html-validate";

const PRESETS = ["html-validate:recommended", "html-validate:a11y"];

const RULES: ConfigData["rules"] = {
  // React writes `charSet`, `<br/>`, `required=""` and `hidden=""`, which say the same.
  "attr-case": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  // React's `useId` has colons, which HTML allows.
  "valid-id": ["error", { relaxed: true }],
  // A list may have a name.
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  // A table laid out as blocks loses its roles, which its figure gives back. ESLint checks the others.
  "no-redundant-role": "off",
  // All files are the site's own.
  "require-sri": ["error", { target: "crossorigin" }],
};

const pages = new HtmlValidate({
  root: true,
  extends: [...PRESETS, "html-validate:document"],
  rules: RULES,
});

/** A text begins under a heading of its page. */
const fragments = new HtmlValidate({
  root: true,
  extends: PRESETS,
  rules: { ...RULES, "heading-level": "off" },
});

/** What is not valid in a page's HTML: the rule, what it says and where. */
export const htmlProblems = (html: string) => problemsOf(pages, html);

/** The same in a part of a page. */
export const fragmentProblems = (html: string) => problemsOf(fragments, html);

async function problemsOf(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
