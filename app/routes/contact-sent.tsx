import type { MetaFunction } from "@remix-run/node";
import { ButtonLink } from "~/components/site/button-link";
import { Message } from "~/components/site/message";
import { pageHeaders } from "~/http/cache-control.server";
import { seo } from "~/domain/site/seo";

export const meta: MetaFunction = (place) =>
  seo(
    {
      title: "Message envoyé",
      description: "Votre message est bien arrivé à l’équipe de FAQ + ALIM.",
      isIndexed: false,
    },
    place,
  );

export const headers = pageHeaders;

export const loader = () => null;

export default function ContactSent() {
  return (
    <Message title="Votre message est bien arrivé">
      <p className="text-lg">
        Merci de nous avoir écrit. Nous vous répondrons à l’adresse que vous avez donnée.
      </p>
      <ButtonLink to="/">Retour à l’accueil</ButtonLink>
    </Message>
  );
}
