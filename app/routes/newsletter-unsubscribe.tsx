import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { ButtonLink } from "~/components/button-link";
import { Message } from "~/components/message";
import { NO_STORE, pageHeaders } from "~/data/http.server";
import { unsubscribe } from "~/data/newsletter.server";
import { readToken } from "~/domain/newsletter-form";
import { seo } from "~/domain/seo";

const UNKNOWN = "Lien inconnu ou expiré";

export const meta: MetaFunction = (place) =>
  seo(
    {
      title: "Se désinscrire",
      description: "Un bouton, et votre adresse est effacée de la newsletter.",
      isIndexed: false,
    },
    place,
  );

export const headers = pageHeaders;

/** Reading the page changes nothing: mail programs open links before people do. */
export function loader({ request }: LoaderFunctionArgs) {
  if (!readToken(request)) throw new Response(UNKNOWN, { status: 404 });
  return data(null, { headers: { "Cache-Control": NO_STORE } });
}

/**
 * Leaving works with the button, and with the one that mail programs show, which posts here (RFC 8058). Whoever is gone
 * already is told the same.
 */
export async function action({ request }: ActionFunctionArgs) {
  const token = readToken(request);
  if (!token) throw new Response(UNKNOWN, { status: 404 });
  await unsubscribe(token);
  return data({ isDone: true }, { headers: { "Cache-Control": NO_STORE } });
}

export default function NewsletterUnsubscribe() {
  if (useActionData<typeof action>()?.isDone) {
    return (
      <Message title="Désinscription faite">
        <p className="text-lg">Votre adresse est effacée. Vous ne recevrez plus de courriel de notre part.</p>
        <ButtonLink to="/">Retour à l’accueil</ButtonLink>
      </Message>
    );
  }
  return (
    <Message title="Se désinscrire">
      <p className="text-lg">Appuyez sur le bouton : votre adresse est effacée aussitôt.</p>
      <form method="post">
        <button type="submit" className="button button-primary">
          Me désinscrire
        </button>
      </form>
    </Message>
  );
}

export function ErrorBoundary() {
  return (
    <Message title={UNKNOWN}>
      <p className="text-lg">Ce lien est incomplet. Recopiez-le en entier depuis le courriel.</p>
      <ButtonLink to="/newsletter">La newsletter</ButtonLink>
    </Message>
  );
}
