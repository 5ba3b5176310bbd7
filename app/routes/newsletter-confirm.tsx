import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/site/button-link";
import { Message } from "~/components/site/message";
import { NewsletterLink, NewsletterLinkError } from "~/components/newsletter/newsletter-link";
import { withOutageResponse } from "~/http/outage.server";
import { NO_STORE, pageHeaders } from "~/http/cache-control.server";
import { confirmSubscription } from "~/data/newsletter/newsletter.server";
import { requireToken, unknownLink, withToken } from "~/http/forms/mail-link.server";
import { UNKNOWN_LINK } from "~/domain/form/form-messages";
import { CONFIRM_DAYS } from "~/domain/newsletter/subscription-terms";
import { errorSeo, seo } from "~/domain/site/seo";

const TITLE = "Confirmer votre inscription";
const DONE = "Votre inscription est confirmée";

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) => {
  const description = "Un bouton, et votre inscription à la newsletter est confirmée.";
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

export const action = withOutageResponse(async ({ request, context }: ActionFunctionArgs) => {
  if (!(await withToken(request, confirmSubscription))) throw unknownLink();
  context["isDone"] = true; // the loader runs after this
  return null;
});

export default function NewsletterConfirm() {
  return useLoaderData<typeof loader>().isDone ? (
    <Message title={DONE}>
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
      Ce lien vaut {CONFIRM_DAYS} jours et ne sert qu’à une adresse. Vous pouvez refaire une demande.
    </NewsletterLinkError>
  );
}
