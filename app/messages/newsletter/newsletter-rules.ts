/** A subscription request, and the link in its mail, is valid for so many days. */
export const CONFIRM_DAYS = 7;
