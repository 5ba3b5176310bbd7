export const HONEYPOT_FIELD = "site_web";
/** The field with the encrypted time from which the form may be sent. */
export const VALID_FROM_FIELD = "moment";
