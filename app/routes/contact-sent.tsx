import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/shell/button-link";
import { Message } from "~/shell/frame/message";
import { settings } from "~/server/settings/settings.server";
import { pageHeaders } from "~/server/pages/cache-control.server";
import { seo } from "~/shell/head/seo";

export const meta: MetaFunction = (place) =>
  seo(
    {
      title: "Message enregistré",
      description: "Votre message à l’équipe de FAQ + ALIM est enregistré. Merci de nous avoir écrit.",
      isIndexed: false,
    },
    place,
  );

export const headers = pageHeaders;

export function loader() {
  const { mail, contactFunction } = settings();
  return { sendsMail: mail !== null || contactFunction !== null };
}

export default function ContactSent() {
  const { sendsMail } = useLoaderData<typeof loader>();
  return (
    <Message title={sendsMail ? "Votre message est bien arrivé" : "Votre message est enregistré"}>
      <p className="text-lg">
        Merci de nous avoir écrit.{" "}
        {sendsMail
          ? "Nous vous répondrons à l’adresse que vous avez donnée."
          : "Ce site n’envoie pas encore de courriels\u202f: votre message nous parviendra dès que l’envoi sera en service."}
      </p>
      <ButtonLink to="/">Retour à l’accueil</ButtonLink>
    </Message>
  );
}
