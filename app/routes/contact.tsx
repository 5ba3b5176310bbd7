import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { contactSchema, postedContact } from "~/messages/contact/contact-fields";
import { sendContactMessage } from "~/messages/contact/contact.server";
import { CONTACT_LIMIT } from "~/server/form/rate-limits.server";
import { ContactPage } from "~/messages/contact/contact-page";
import { answerForm, readForm } from "~/server/form/form.server";
import { validFrom } from "~/server/form/honeypot.server";
import { NO_STORE, pageData } from "~/server/pages/cache-control.server";
import { unlessShownAgain } from "~/shell/form/failed-form";
import { MESSAGE_TOO_LONG } from "~/messages/contact/contact-limits";
import { NOT_SENT, WHOLE_FORM } from "~/shell/form/form-messages";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { pageMeta } from "~/shell/head/seo";

export const handle: RouteHandle = { hydrate: "at-once" };

export const meta = pageMeta({
  title: "Contact",
  description:
    "Une question, une erreur à signaler, une fiche à proposer\u202f: écrivez à l’équipe de FAQ + ALIM.",
});

export const shouldRevalidate = unlessShownAgain;

/**
 * The page is not cached, because its form contains a submission id (so that a message is stored only once) and the time from
 * which it may be sent.
 */
export function loader() {
  return pageData({ submission: randomUUID(), validFrom: validFrom() }, NO_STORE);
}

export async function action(args: ActionFunctionArgs) {
  const posted = await readForm(args.request, postedContact);
  return answerForm(args, {
    posted,
    schema: contactSchema,
    limit: CONTACT_LIMIT,
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
    return { posted, errors: status === 413 ? { message: MESSAGE_TOO_LONG } : { [WHOLE_FORM]: NOT_SENT } };
  }
}

export default function Contact() {
  return <ContactPage {...useLoaderData<typeof loader>()} failure={useActionData<typeof action>()} />;
}
