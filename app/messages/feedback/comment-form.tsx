import { Link } from "@remix-run/react";
import { PhoneLinks } from "~/shell/phone-links";
import { COMMENT_LIMIT } from "./feedback-subject";
import { Field } from "~/shell/form/field";
import { HoneypotFields } from "~/shell/form/honeypot-fields";

type Props = {
  action: string;
  validFrom: string;
  typed?: string | undefined;
  error?: string | undefined;
  wasFilled: boolean;
};

export function CommentForm({ action, validFrom, typed, error, wasFilled }: Props) {
  return (
    <form method="post" action={action} noValidate className="mt-5 max-w-2xl space-y-4">
      <Field
        name="souhait"
        label="Que cherchiez-vous&#8239;?"
        hint={`Facultatif, ${COMMENT_LIMIT}\u00a0caractères au plus.`}
        rows={3}
        isOptional
        defaultValue={typed}
        error={error}
      />
      <HoneypotFields validFrom={validFrom} wasFilled={wasFilled} />
      <p className="text-sm text-muted">
        N’écrivez rien de personnel&#8239;: ni nom, ni coordonnées, ni détail sur votre santé. Nous ne pouvons
        pas vous répondre ici&#8239;: pour cela, il y a la{" "}
        <Link to="/contact" className="text-link">
          page de contact
        </Link>
        . <PhoneLinks text="En cas d’urgence, appelez le 15 ou le 112." />
      </p>
      <button type="submit" className="button button-primary">
        Envoyer
      </button>
    </form>
  );
}
