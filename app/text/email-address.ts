import { domainToASCII } from "node:url";
import { z } from "zod";

/** In characters, as SMTP and the database allow. */
export const EMAIL_LENGTH = 254;

/** Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const VALID =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Other characters end a domain for `domainToASCII`, which would drop what follows. */
const INTERNATIONAL_DOMAIN = /(?<=^[^@]*@)(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.。-]+$/u;

/** An email address, by the rule of `<input type="email">`. An international domain becomes punycode, as browsers send it. */
export const emailAddress = z
  .string()
  .transform((email) => email.replace(INTERNATIONAL_DOMAIN, domainToASCII))
  .pipe(
    z
      .string()
      .max(EMAIL_LENGTH, `L’adresse email dépasse ${EMAIL_LENGTH}\u00a0caractères`)
      .regex(VALID, "L’adresse email n’a pas la forme attendue, par exemple camille@exemple.fr"),
  );
