import { CONFIRM_DAYS } from "~/messages/newsletter/subscription-terms";
import { frenchDate, frenchTypography } from "~/text/typography";

export type DueMail = { id: number; writtenAt: string; email: string } & (
  | { kind: "contact"; messageId: number; name: string; subject: string; body: string }
  | { kind: "newsletter-confirmation" | "newsletter-known"; confirmUrl: string; unsubscribeUrl: string }
);

export type Mail = {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  headers: Record<string, string>;
};

/** Contact messages go to `contactEmail`, newsletter mails to the visitor. */
export function composeMail(due: DueMail, contactEmail: string): Mail {
  if (due.kind === "contact") {
    return {
      to: contactEmail,
      replyTo: { name: due.name, address: due.email },
      subject: `[Contact ${due.messageId}] ${due.subject}`,
      text: [
        `De : ${due.name} <${due.email}>`,
        `Reçu le : ${frenchDate(due.writtenAt)}`,
        `Sujet : ${due.subject}`,
        "",
        due.body,
      ].join("\n"),
      headers: {},
    };
  }
  const { subject, text } = newsletterTexts(due.kind, due.confirmUrl, due.unsubscribeUrl);
  return {
    to: due.email,
    subject: frenchTypography(subject),
    text: frenchTypography(text),
    // With these headers (RFC 2369 and RFC 8058), mail programs show an unsubscribe button that posts to this URL.
    headers: {
      "List-Unsubscribe": `<${due.unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

function newsletterTexts(
  kind: "newsletter-confirmation" | "newsletter-known",
  confirmUrl: string,
  unsubscribeUrl: string,
): Pick<Mail, "subject" | "text"> {
  if (kind === "newsletter-known") {
    return {
      subject: "Votre adresse est déjà inscrite à FAQ + ALIM",
      text: `Bonjour,

Quelqu’un vient de demander l’inscription de cette adresse à la newsletter de FAQ + ALIM. Elle y est déjà : vous n’avez rien à faire.

Pour ne plus recevoir la newsletter :
${unsubscribeUrl}
`,
    };
  }
  return {
    subject: "Confirmez votre inscription à FAQ + ALIM",
    text: `Bonjour,

Vous avez demandé à recevoir la newsletter de FAQ + ALIM : une nouvelle fiche par mois, rien d’autre.

Pour confirmer, ouvrez cette page et appuyez sur le bouton. Le lien vaut ${CONFIRM_DAYS} jours :
${confirmUrl}

Vous n’avez rien demandé ? Ne faites rien : votre adresse sera effacée dans ${CONFIRM_DAYS} jours. Pour l’effacer tout de suite :
${unsubscribeUrl}
`,
  };
}
