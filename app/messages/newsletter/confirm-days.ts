// Do not add a schema to this module: browsers load it, and zod would become part of the bundle.

/** The text that subscribers consent to. If you change the text, change the version too. */
export const NEWSLETTER_WORDING = {
  version: "2026-11-21",
  text: "Recevez une nouvelle fiche par mois. Rien d’autre.",
};

/** `faqalim_forget_unconfirmed` contains the same number. */
export const CONFIRM_DAYS = 7;
