import { z } from "zod";
import { frenchTypography } from "~/text/typography";
import { CONFIRM_DAYS } from "./newsletter-rules";
import { newsletterUrl, secretOf } from "./newsletter-token.server";

export const newsletterRow = z.object({
  kind: z.enum(["newsletter-confirmation", "newsletter-known"]),
  email: z.string(),
  nonce: z.string(),
  unsubscribe_hash: z.string(),
});

/** The mail to the person who subscribes. Its links are made with the subscription’s secret, because no other would work. */
export function newsletterMail({ kind, email, nonce, unsubscribe_hash }: z.output<typeof newsletterRow>) {
  const secret = secretOf(nonce, unsubscribe_hash) ?? undefined;
  const confirmUrl = newsletterUrl(nonce, "confirm", secret);
  const unsubscribeUrl = newsletterUrl(nonce, "unsubscribe", secret);
  const [subject, text] =
    kind === "newsletter-known"
      ? [
          "Votre adresse est déjà inscrite à FAQ + ALIM",
          `Bonjour,

Quelqu’un vient de demander l’inscription de cette adresse à la newsletter de FAQ + ALIM. Elle y est déjà : vous n’avez rien à faire.

Pour ne plus recevoir la newsletter :
${unsubscribeUrl}
`,
        ]
      : [
          "Confirmez votre inscription à FAQ + ALIM",
          `Bonjour,

Vous avez demandé à recevoir la newsletter de FAQ + ALIM : une nouvelle fiche par mois, rien d’autre.

Pour confirmer, ouvrez cette page et appuyez sur le bouton. Le lien vaut ${CONFIRM_DAYS} jours :
${confirmUrl}

Vous n’avez rien demandé ? Ne faites rien : votre adresse sera effacée dans ${CONFIRM_DAYS} jours. Pour l’effacer tout de suite :
${unsubscribeUrl}
`,
        ];
  return {
    to: email,
    subject: frenchTypography(subject),
    text: frenchTypography(text),
    // With these headers (RFC 2369 and RFC 8058), mail programs show an unsubscribe button that posts to this URL.
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
