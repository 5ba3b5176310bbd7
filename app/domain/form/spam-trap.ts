/** The field that people do not see, and the one that says, encrypted, from when on a form may be sent. */
export const TRAP_FIELD = "site_web";
export const SENT_FROM_FIELD = "moment";
