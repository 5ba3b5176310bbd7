/** The numbers of a search; those of the foods that it names are in app/foods/naming/. */

/** In characters: what is searched at least and at most. */
export const MIN_TERM_LENGTH = 2;
export const MAX_TERM_LENGTH = 200;
/** The most that is read: longer than any call for help, and short enough for a URL. */
export const MAX_TYPED_LENGTH = 2_000;

export const MOST_RESULTS = 50;
/** The results that are ranked, before those that only contain the term; those that are only near it. */
export const MOST_RANKED = 10;
export const MOST_NEAR = 3;

/** Shorter terms suggest nothing, and are not sent. */
export const LEAST_LETTERS_TO_SUGGEST = 2;
export const MOST_SUGGESTIONS = 8;
export const MOST_SUGGESTED_FOODS = 3;
export const MOST_SUGGESTED_PAGES = 3;
