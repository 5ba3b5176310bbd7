import type { MetaFunction } from "@remix-run/node";
import { ButtonLink } from "~/components/button-link";
import { Message } from "~/components/message";
import { pageHeaders } from "~/data/http.server";
import { seo } from "~/domain/seo";

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
