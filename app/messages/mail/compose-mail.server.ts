import { z } from "zod";
import { newsletterUrl, secretOf } from "~/messages/newsletter/newsletter-token.server";
import { CONFIRM_DAYS } from "~/messages/newsletter/newsletter-form";
import { moment } from "~/server/backend/rows.server";
import { frenchTypography } from "~/text/typography";
import { frenchDate } from "~/text/dates";

export type Mail = {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  headers: Record<string, string>;
};

const common = {
  id: z.number(),
  email: z.string(),
  written_at: z.string(),
  refused_since: moment.nullable(),
};
const contactRow = z.object({
  ...common,
  kind: z.literal("contact"),
  contact_message_id: z.number(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
});
const newsletterRow = z.object({
  ...common,
  kind: z.enum(["newsletter-confirmation", "newsletter-known"]),
  nonce: z.string(),
  unsubscribe_hash: z.string(),
});

export const dueRow = z.discriminatedUnion("kind", [contactRow, newsletterRow]);
export type DueRow = z.output<typeof dueRow>;

export function composeMail(row: DueRow, contactEmail: string): Mail {
  return row.kind === "contact" ? contactMail(row, contactEmail) : newsletterMail(row);
}

function contactMail(message: z.output<typeof contactRow>, contactEmail: string): Mail {
  const { contact_message_id: id, written_at: writtenAt, name, email, subject, body } = message;
  return {
    to: contactEmail,
    replyTo: { name, address: email },
    subject: `[Contact ${id}] ${subject}`,
    text: `De : ${name} <${email}>\nReçu le : ${frenchDate(writtenAt)}\nSujet : ${subject}\n\n${body}`,
    headers: {},
  };
}

/** Its links are made with the secret of the subscription, because no other secret would work. */
function newsletterMail({ kind, email, nonce, unsubscribe_hash }: z.output<typeof newsletterRow>): Mail {
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
