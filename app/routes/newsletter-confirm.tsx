import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { ButtonLink } from "~/components/button-link";
import { Message } from "~/components/message";
import { NewsletterLink, NewsletterLinkError } from "~/components/newsletter-link";
import { NO_STORE, pageHeaders } from "~/data/http.server";
import { confirmSubscription, requireToken, unknownLink } from "~/data/newsletter.server";
import { UNKNOWN_LINK } from "~/domain/newsletter-form";
import { errorSeo, seo } from "~/domain/seo";

const TITLE = "Confirmer votre inscription";

export const meta: MetaFunction = ({ error, ...place }) => {
  const description = "Un bouton, et votre inscription à la newsletter est confirmée.";
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

/** Confirming twice is confirming once. */
export async function action({ request }: ActionFunctionArgs) {
  if (!(await confirmSubscription(requireToken(request)))) throw unknownLink();
  return data({ isDone: true }, { headers: { "Cache-Control": NO_STORE } });
}

export default function NewsletterConfirm() {
  return useActionData<typeof action>()?.isDone ? (
    <Message title="Votre inscription est confirmée">
      <p className="text-lg">Merci ! Chaque courriel aura un lien pour vous désinscrire, en un clic.</p>
      <ButtonLink to="/">Retour à l’accueil</ButtonLink>
    </Message>
  ) : (
    <NewsletterLink title={TITLE} button="Confirmer mon inscription">
      Appuyez sur le bouton pour recevoir une nouvelle fiche par mois.
    </NewsletterLink>
  );
}

export function ErrorBoundary() {
  return (
    <NewsletterLinkError>
      Ce lien vaut 7 jours et ne sert qu’à une adresse. Vous pouvez refaire une demande.
    </NewsletterLinkError>
  );
}
