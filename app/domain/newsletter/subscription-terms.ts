// Browsers load this module: a schema here would add zod to the bundle.

/** The consent text of subscribers. Change the version with the text. */
export const NEWSLETTER_WORDING = {
  version: "2026-11-21",
  text: "Recevez une nouvelle fiche par mois. Rien d’autre.",
};

/** How many days a subscription can be confirmed, for the site's texts; `faqalim_forget_unconfirmed` applies the same number. */
export const CONFIRM_DAYS = 7;
