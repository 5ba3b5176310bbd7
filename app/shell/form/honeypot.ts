export const HONEYPOT_FIELD = "site_web";
export const VALID_FROM_FIELD = "moment";
