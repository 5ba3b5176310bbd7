import type { ShouldRevalidateFunction } from "@remix-run/react";

/** For a failed form that is shown again: if the site is unreachable, a failing loader would replace the form. */
export const unlessShownAgain: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === undefined && defaultShouldRevalidate;
