import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { ButtonLink } from "~/components/button-link";
import { Message } from "~/components/message";
import { NewsletterLink, NewsletterLinkError } from "~/components/newsletter-link";
import { NO_STORE, pageHeaders } from "~/data/http.server";
import { requireToken, unsubscribe } from "~/data/newsletter.server";
import { UNKNOWN_LINK } from "~/domain/newsletter-form";
import { errorSeo, seo } from "~/domain/seo";

const TITLE = "Se désinscrire";

export const meta: MetaFunction = ({ error, ...place }) => {
  const description = "Un bouton, et votre adresse est effacée de la newsletter.";
  return error
    ? errorSeo(error, { title: UNKNOWN_LINK, description })
    : seo({ title: TITLE, description, isIndexed: false }, place);
};

export const headers = pageHeaders;

/** Reading the page changes nothing: mail programs open links before people do. */
export function loader({ request }: LoaderFunctionArgs) {
  requireToken(request);
  return data(null, { headers: { "Cache-Control": NO_STORE } });
}

/**
 * Leaving works with the button, and with the one that mail programs show, which posts here (RFC 8058). Whoever is gone
 * already is told the same.
 */
export async function action({ request }: ActionFunctionArgs) {
  await unsubscribe(requireToken(request));
  return data({ isDone: true }, { headers: { "Cache-Control": NO_STORE } });
}

export default function NewsletterUnsubscribe() {
  return useActionData<typeof action>()?.isDone ? (
    <Message title="Désinscription faite">
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
