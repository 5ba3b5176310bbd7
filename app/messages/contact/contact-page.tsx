import { Form, Link } from "@remix-run/react";
import { ErrorSummary, type FailedForm } from "~/shell/form/failed-form";
import { Field, HoneypotFields } from "~/shell/form/field";
import { EMAIL_HINT } from "~/shell/form/form-messages";
import { Page } from "~/shell/frame/page";
import { PhoneLinks } from "~/shell/phone-links";

const LABELS = { name: "Nom", email: "Email", subject: "Sujet", message: "Message" };
type ContactField = keyof typeof LABELS;

type Props = {
  submission: string;
  validFrom: string;
  failure: FailedForm<ContactField | "submission"> | undefined;
};

export function ContactPage({ submission, validFrom, failure }: Props) {
  const field = (name: ContactField) => ({
    name,
    label: LABELS[name],
    defaultValue: failure?.posted[name],
    error: failure?.errors[name],
  });
  return (
    <Page
      title="Contact"
      path="/contact"
      lead={
        <PhoneLinks
          text={
            "Une question, une erreur à signaler, une fiche à proposer\u202f? Écrivez-nous. Tous les champs sont obligatoires. En cas d’urgence, appelez le 15 ou le 112."
          }
        />
      }
    >
      {failure && (
        <ErrorSummary title="Votre message n’est pas parti" errors={failure.errors} labels={LABELS} />
      )}
      <Form method="post" noValidate className="mt-apart space-y-apart">
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="space-y-5">
            <Field {...field("name")} autoComplete="name" />
            <Field {...field("email")} type="email" hint={EMAIL_HINT} autoComplete="email" />
            <Field {...field("subject")} />
          </div>
          <Field
            {...field("message")}
            rows={6}
            hint={"N’écrivez pas de détails médicaux\u202f: nous ne donnons pas d’avis personnel."}
          />
        </div>
        <input type="hidden" name="submission" value={failure?.posted.submission ?? submission} />
        <HoneypotFields validFrom={validFrom} isShownAgain={failure !== undefined} />
        <button type="submit" className="button button-primary">
          Envoyer le message
        </button>
        <p className="max-w-2xl text-sm text-muted">
          Votre nom, votre adresse et votre message servent à vous répondre, et à rien d’autre. Vous pouvez
          les consulter ou les faire effacer&#8239;: voyez la{" "}
          <Link to="/politique-confidentialite" className="text-link">
            politique de confidentialité
          </Link>
          , qui dit aussi combien de temps ils sont gardés.
        </p>
      </Form>
    </Page>
  );
}
