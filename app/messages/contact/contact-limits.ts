/** In characters. */
export const NAME_LENGTH = 100;
export const SUBJECT_LENGTH = 150;
export const MESSAGE_LENGTH = 5_000;

export const MESSAGE_TOO_LONG = `Le message dépasse ${MESSAGE_LENGTH.toLocaleString("fr-FR")}\u00a0caractères`;
