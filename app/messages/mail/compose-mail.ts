import { CONFIRM_DAYS } from "~/messages/newsletter/subscription-terms";
import { frenchDate, frenchTypography } from "~/text/typography";

export type Mail = {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  headers: Record<string, string>;
};

type ContactMail = {
  contact_message_id: number;
  written_at: string;
  name: string;
  email: string;
  subject: string;
  body: string;
};

export function contactMail(message: ContactMail, contactEmail: string): Mail {
  const { contact_message_id: id, written_at: writtenAt, name, email, subject, body } = message;
  return {
    to: contactEmail,
    replyTo: { name, address: email },
    subject: `[Contact ${id}] ${subject}`,
    text: `De : ${name} <${email}>\nReçu le : ${frenchDate(writtenAt)}\nSujet : ${subject}\n\n${body}`,
    headers: {},
  };
}

type NewsletterMail = {
  kind: "newsletter-confirmation" | "newsletter-known";
  email: string;
  confirmUrl: string;
  unsubscribeUrl: string;
};

export function newsletterMail({ kind, email, confirmUrl, unsubscribeUrl }: NewsletterMail): Mail {
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
