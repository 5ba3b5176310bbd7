import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Form,
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { ContactNotice } from "~/components/contact/contact-caution";
import { Breadcrumb } from "~/components/site/breadcrumb";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { HoneypotFields } from "~/components/form/honeypot-fields";
import { sendContactMessage } from "~/data/contact/contact.server";
import { formFailure, hasFailed, readForm } from "~/http/forms/form.server";
import { NO_STORE, pageHeaders } from "~/http/cache-control.server";
import { RETRY_AFTER_SECONDS } from "~/http/responses.server";
import { storeWithinLimit } from "~/http/rate-limit.server";
import { looksLikeSpam, signedShownAt } from "~/http/forms/spam.server";
import { orNull } from "~/data/backend/backend-error";
import { contactSchema, fieldErrors, postedContact } from "~/domain/contact/contact-form";
import { MESSAGE_TOO_LONG } from "~/domain/contact/contact-limits";
import { unlessShownAgain } from "~/domain/form/revalidation";
import type { RouteHandle } from "~/domain/site/route-handle";
import { seo } from "~/domain/site/seo";
import { EMAIL_HINT, NOT_SENT, NOT_STORED, TOO_FAST, tooOften } from "~/domain/form/form-messages";

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
 * The page is not cached, because its form contains a submission id (so that a message is stored only once) and the time at
 * which it was shown.
 */
export function loader({ context }: LoaderFunctionArgs) {
  return data(
    { submission: randomUUID(), shownAt: signedShownAt(), hasFailed: hasFailed(context) },
    { headers: { "Cache-Control": NO_STORE } },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await readForm(request, postedContact);
  const fail = formFailure(context, posted);
  const message = contactSchema.safeParse(posted);
  if (!message.success) return fail(422, fieldErrors(message.error));
  if (looksLikeSpam(posted, { timed: true })) return fail(422, { message: TOO_FAST });
  const outcome = await orNull(
    storeWithinLimit("contact", request, () => sendContactMessage(posted.submission, message.data)),
  );
  if (outcome === "stored") return redirect("/contact/merci", 303);
  if (!outcome) return fail(503, { message: NOT_STORED }, { "Retry-After": RETRY_AFTER_SECONDS });
  const { retryAfterSeconds } = outcome;
  return fail(429, { message: tooOften(retryAfterSeconds) }, { "Retry-After": String(retryAfterSeconds) });
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
  const { submission, shownAt } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { errors = {}, posted } = failure ?? {};
  return (
    <div className="wrap py-8 md:py-12">
      <Breadcrumb here={{ name: "Contact", path: "/contact" }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        Contact
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">
        Une question, une erreur à signaler, une fiche à proposer ? Écrivez-nous.
      </p>
      {failure && <ErrorSummary title="Votre message n’est pas parti" errors={errors} page="Contact" />}
      <Form method="post" noValidate className="mt-8 max-w-2xl space-y-5">
        <p>Tous les champs sont obligatoires.</p>
        <Field
          name="name"
          label="Nom"
          autoComplete="name"
          defaultValue={posted?.name}
          error={errors["name"]}
        />
        <Field
          name="email"
          label="Email"
          type="email"
          hint={EMAIL_HINT}
          autoComplete="email"
          defaultValue={posted?.email}
          error={errors["email"]}
        />
        <Field name="subject" label="Sujet" defaultValue={posted?.subject} error={errors["subject"]} />
        <Field
          name="message"
          label="Message"
          rows={6}
          defaultValue={posted?.message}
          error={errors["message"]}
        />
        <input type="hidden" name="submission" value={posted?.submission ?? submission} />
        <HoneypotFields shownAt={shownAt} wasFilled={Boolean(posted?.site_web)} />
        <button type="submit" className="button button-primary">
          Envoyer le message
        </button>
        <ContactNotice />
      </Form>
    </div>
  );
}
