import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Skips the loaders when a failed form is shown again, because the site can be unreachable. */
export const unlessShownAgain: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult === undefined && defaultShouldRevalidate;
