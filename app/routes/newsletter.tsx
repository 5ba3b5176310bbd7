import type { ActionFunctionArgs } from "@remix-run/node";
import { Link, useActionData } from "@remix-run/react";
import { FirstLooks } from "~/shell/frame/message";
import { Page } from "~/shell/frame/page";
import { ErrorSummary } from "~/shell/form/failed-form";
import { Field, HoneypotFields } from "~/shell/form/field";
import { answerForm, readForm } from "~/server/form/form.server";
import { newsletterSchema, postedNewsletter, subscribe } from "~/messages/newsletter/newsletter.server";
import { NEWSLETTER_LIMIT } from "~/server/form/rate-limits.server";
import { pageMeta } from "~/shell/head/seo";
import { EMAIL_HINT } from "~/shell/form/form-messages";

export const meta = pageMeta({
  title: "Newsletter",
  description: "Une nouvelle fiche par mois dans votre boîte aux lettres, rien d’autre. Un clic pour partir.",
  isIndexed: false,
});

const LABELS = { email: "Email" };

/** The response does not reveal whether the address was already subscribed. */
export async function action(args: ActionFunctionArgs) {
  return answerForm(args, {
    posted: await readForm(args.request, postedNewsletter),
    schema: newsletterSchema,
    limit: NEWSLETTER_LIMIT,
    store: ({ email }) => subscribe(email),
    thanks: "/newsletter/a-confirmer",
  });
}

export default function Newsletter() {
  const failure = useActionData<typeof action>();
  return (
    <Page
      title="Newsletter"
      path="/newsletter"
      lead="Une nouvelle fiche par mois dans votre boîte aux lettres. Rien d’autre, et un clic pour partir."
      side={<FirstLooks className="beside" />}
    >
      {failure && (
        <ErrorSummary title="Votre inscription n’est pas partie" errors={failure.errors} labels={LABELS} />
      )}
      <form method="post" action="/newsletter" className="mt-apart space-y-apart">
        <Field
          name="email"
          label={LABELS.email}
          type="email"
          hint={EMAIL_HINT}
          autoComplete="email"
          defaultValue={failure?.posted.email}
          error={failure?.errors["email"]}
        />
        <HoneypotFields isShownAgain={failure !== undefined} />
        <button type="submit" className="button button-primary">
          S’inscrire à la newsletter
        </button>
        <p className="text-sm text-muted">
          Votre adresse sert à vous envoyer la newsletter, et à rien d’autre. Nous vous demandons d’abord de
          la confirmer. Voyez la{" "}
          <Link to="/politique-confidentialite" className="text-link">
            politique de confidentialité
          </Link>
          .
        </p>
      </form>
    </Page>
  );
}
