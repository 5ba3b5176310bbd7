import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Skips the loaders when a failed form is shown again, because the site may be unreachable and a failing loader would replace
 * the form.
 */
export const unlessShownAgain: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === undefined && defaultShouldRevalidate;
