/** `faqalim_forget_unconfirmed` contains the same number. */
export const CONFIRM_DAYS = 7;
