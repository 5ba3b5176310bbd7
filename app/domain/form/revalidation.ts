import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * The `shouldRevalidate` of a page with a form: when the form is shown again nothing has changed, and the site may be out
 * of reach, so nothing is loaded again.
 */
export const unlessShownAgain: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === undefined && defaultShouldRevalidate;
