import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/site/button-link";
import { Message } from "~/components/site/message";
import { NewsletterLink, NewsletterLinkError } from "~/components/newsletter/newsletter-link";
import { withOutageResponse } from "~/http/outage.server";
import { NO_STORE, pageHeaders } from "~/http/cache-control.server";
import { unsubscribe } from "~/data/newsletter/newsletter.server";
import { requireToken, withToken } from "~/http/forms/mail-link.server";
import { UNKNOWN_LINK } from "~/domain/form/form-messages";
import { errorSeo, seo } from "~/domain/site/seo";

const TITLE = "Se désinscrire";
const DONE = "Désinscription faite";

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) => {
  const description = "Un bouton, et votre adresse est effacée de la newsletter.";
  return error
    ? errorSeo(error, { title: UNKNOWN_LINK, description })
    : seo({ title: page?.isDone ? DONE : TITLE, description, isIndexed: false }, place);
};

export const headers = pageHeaders;

/** A GET changes nothing, because mail clients prefetch links. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request);
  return data({ isDone: context["isDone"] === true }, { headers: { "Cache-Control": NO_STORE } });
}

/** Mail clients also post to this URL (RFC 8058). The response to an unknown token is the same as to a valid token. */
export const action = withOutageResponse(async ({ request, context }: ActionFunctionArgs) => {
  await withToken(request, unsubscribe);
  context["isDone"] = true; // the loader runs after this
  return null;
});

export default function NewsletterUnsubscribe() {
  return useLoaderData<typeof loader>().isDone ? (
    <Message title={DONE}>
      <p className="text-lg">Votre adresse est effacée. Vous ne recevrez plus de courriel de notre part.</p>
      <ButtonLink to="/">Retour à l’accueil</ButtonLink>
    </Message>
  ) : (
    <NewsletterLink title={TITLE} button="Me désinscrire">
      Appuyez sur le bouton : votre adresse est effacée aussitôt.
    </NewsletterLink>
  );
}

export function ErrorBoundary() {
  return (
    <NewsletterLinkError>
      Ce lien est incomplet. Recopiez-le en entier depuis le courriel.
    </NewsletterLinkError>
  );
}
