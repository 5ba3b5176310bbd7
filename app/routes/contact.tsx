import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Form,
  isRouteErrorResponse,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { FirstLooks } from "~/shell/frame/message";
import { Page } from "~/shell/frame/page";
import { PhoneLinks } from "~/shell/phone-links";
import { ErrorSummary, unlessShownAgain } from "~/shell/form/failed-form";
import { Field, HoneypotFields } from "~/shell/form/field";
import { sendContactMessage } from "~/messages/contact/contact.server";
import { answerForm, hasFailed, readForm } from "~/server/form/form.server";
import { validFrom } from "~/server/form/honeypot.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { contactSchema, postedContact } from "~/messages/contact/contact-form";
import { MESSAGE_TOO_LONG } from "~/messages/contact/contact-lengths";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { seo } from "~/shell/head/seo";
import { EMAIL_HINT, NOT_SENT } from "~/shell/form/form-messages";

export const handle: RouteHandle = { hydrate: "at-once" };

export const meta: MetaFunction<typeof loader> = (place) =>
  seo(
    {
      title: place.data?.hasFailed ? "Erreur\u202f: Contact" : "Contact",
      description:
        "Une question, une erreur à signaler, une fiche à proposer\u202f: écrivez à l’équipe de FAQ + ALIM.",
    },
    place,
  );

export const headers = pageHeaders;

export const shouldRevalidate = unlessShownAgain;

/**
 * The page is not cached, because its form contains a submission id (so that a message is stored only once) and the time from
 * which it may be sent.
 */
export function loader({ context }: LoaderFunctionArgs) {
  return data(
    { submission: randomUUID(), validFrom: validFrom(), hasFailed: hasFailed(context) },
    { headers: { "Cache-Control": NO_STORE } },
  );
}

export async function action(args: ActionFunctionArgs) {
  const posted = await readForm(args.request, postedContact);
  return answerForm(args, {
    posted,
    schema: contactSchema,
    field: "message",
    limit: "contact",
    store: (message) => sendContactMessage(posted.submission, message),
    thanks: "/contact/merci",
  });
}

/** Shows network errors and responses 413 and 5xx in the form, so that the visitor's message is not lost. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const posted = Object.fromEntries(new URLSearchParams(await request.clone().text()));
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    const status = error instanceof Response || isRouteErrorResponse(error) ? error.status : 503;
    if (status < 500 && status !== 413) throw error;
    return { posted, errors: { message: status === 413 ? MESSAGE_TOO_LONG : NOT_SENT } };
  }
}

export default function Contact() {
  const { submission, validFrom } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { errors = {}, posted } = failure ?? {};
  const typed = (name: "name" | "email" | "subject" | "message") => ({
    name,
    defaultValue: posted?.[name],
    error: errors[name],
  });
  return (
    <Page
      title="Contact"
      path="/contact"
      lead={
        "Une question, une erreur à signaler, une fiche à proposer\u202f? Écrivez-nous. Tous les champs sont obligatoires."
      }
      side={
        <div className="beside space-y-apart">
          <FirstLooks />
          <p className="remark text-sm text-muted">
            N’écrivez pas de détails médicaux : nous ne donnons pas d’avis personnel.{" "}
            <PhoneLinks text="En cas d’urgence, appelez le 15 ou le 112." />
          </p>
          <p className="text-sm text-muted">
            Votre nom, votre adresse et votre message servent à vous répondre, et à rien d’autre. Vous pouvez
            les consulter ou les faire effacer : voyez la{" "}
            <Link to="/politique-confidentialite" className="text-link">
              politique de confidentialité
            </Link>
            , qui dit aussi combien de temps ils sont gardés.
          </p>
        </div>
      }
    >
      {failure && <ErrorSummary title="Votre message n’est pas parti" errors={errors} page="Contact" />}
      <Form method="post" noValidate className="mt-apart space-y-apart">
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="space-y-5">
            <Field {...typed("name")} label="Nom" autoComplete="name" />
            <Field {...typed("email")} label="Email" type="email" hint={EMAIL_HINT} autoComplete="email" />
            <Field {...typed("subject")} label="Sujet" />
          </div>
          <Field {...typed("message")} label="Message" rows={6} />
        </div>
        <input type="hidden" name="submission" value={posted?.submission ?? submission} />
        <HoneypotFields validFrom={validFrom} wasFilled={Boolean(posted?.site_web)} />
        <button type="submit" className="button button-primary">
          Envoyer le message
        </button>
      </Form>
    </Page>
  );
}
