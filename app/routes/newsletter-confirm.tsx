import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { ButtonLink } from "~/components/button-link";
import { Message } from "~/components/message";
import { NO_STORE, pageHeaders } from "~/data/http.server";
import { confirmSubscription } from "~/data/newsletter.server";
import { readToken } from "~/domain/newsletter-form";
import { seo } from "~/domain/seo";

const UNKNOWN = "Lien inconnu ou expiré";

export const meta: MetaFunction = (place) =>
  seo(
    {
      title: "Confirmer votre inscription",
      description: "Un bouton, et votre inscription à la newsletter est confirmée.",
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

/** Confirming twice is confirming once. */
export async function action({ request }: ActionFunctionArgs) {
  const token = readToken(request);
  if (!token || !(await confirmSubscription(token))) throw new Response(UNKNOWN, { status: 404 });
  return data({ isDone: true }, { headers: { "Cache-Control": NO_STORE } });
}

export default function NewsletterConfirm() {
  if (useActionData<typeof action>()?.isDone) {
    return (
      <Message title="Votre inscription est confirmée">
        <p className="text-lg">Merci ! Chaque courriel aura un lien pour vous désinscrire, en un clic.</p>
        <ButtonLink to="/">Retour à l’accueil</ButtonLink>
      </Message>
    );
  }
  return (
    <Message title="Confirmer votre inscription">
      <p className="text-lg">Appuyez sur le bouton pour recevoir une nouvelle fiche par mois.</p>
      <form method="post">
        <button type="submit" className="button button-primary">
          Confirmer mon inscription
        </button>
      </form>
    </Message>
  );
}

export function ErrorBoundary() {
  return (
    <Message title={UNKNOWN}>
      <p className="text-lg">
        Ce lien vaut 7 jours et ne sert qu’à une adresse. Vous pouvez refaire une demande.
      </p>
      <ButtonLink to="/newsletter">La newsletter</ButtonLink>
    </Message>
  );
}
