import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
  rules: {
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
  },
});

/** What is not valid in a page's HTML: the rule, what it says and where. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
