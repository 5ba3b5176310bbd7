import type { MetaFunction } from "@remix-run/node";
import { ButtonLink } from "~/components/site/button-link";
import { Message } from "~/components/site/message";
import { pageHeaders } from "~/http/cache-control.server";
import { CONFIRM_DAYS } from "~/domain/newsletter/subscription-terms";
import { seo } from "~/domain/site/seo";

export const meta: MetaFunction = (place) =>
  seo(
    {
      title: "Confirmez votre inscription",
      description: "Un courriel vient de partir : ouvrez son lien pour confirmer votre inscription.",
      isIndexed: false,
    },
    place,
  );

export const headers = pageHeaders;

export const loader = () => null;

export default function NewsletterAsked() {
  return (
    <Message title="Regardez votre boîte aux lettres">
      <p className="text-lg">
        Nous vous écrivons à l’adresse que vous avez donnée. Ouvrez le lien du courriel pour confirmer votre
        inscription : il vaut {CONFIRM_DAYS} jours. Rien n’arrive ? Regardez dans les indésirables.
      </p>
      <ButtonLink to="/">Retour à l’accueil</ButtonLink>
    </Message>
  );
}
