/** The numbers of a search; those of the foods that it names are in app/foods/naming/. */

export const MOST_RESULTS = 50;
/** Results after these are folded, because visitors rarely read more at first. */
export const SHOWN_HITS = 10;
/** The results that are ranked, before those that only contain the term; those that are only near it. */
export const MOST_RANKED = 10;
export const MOST_NEAR = 3;

/** Shorter terms suggest nothing. */
export const LEAST_LETTERS_TO_SUGGEST = 2;
export const MOST_SUGGESTIONS = 8;
export const MOST_SUGGESTED_FOODS = 3;
export const MOST_SUGGESTED_PAGES = 3;
