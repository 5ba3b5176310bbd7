/** A hidden field that people leave empty. */
export const HONEYPOT_FIELD = "site_web";
/** The field with the signed time at which the form was shown. */
export const SHOWN_AT_FIELD = "moment";
