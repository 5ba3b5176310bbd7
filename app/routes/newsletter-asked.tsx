import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/shell/button-link";
import { Message } from "~/shell/frame/message";
import { settings } from "~/server/settings/settings.server";
import { pageHeaders } from "~/server/pages/cache-control.server";
import { CONFIRM_DAYS } from "~/messages/newsletter/subscription-terms";
import { seo } from "~/shell/head/seo";

export const meta: MetaFunction = (place) =>
  seo(
    {
      title: "Inscription à la newsletter",
      description: "Votre demande est enregistrée : le lien d’un courriel confirmera votre inscription.",
      isIndexed: false,
    },
    place,
  );

export const headers = pageHeaders;

export const loader = () => ({ sendsMail: settings().mail !== null });

export default function NewsletterAsked() {
  const { sendsMail } = useLoaderData<typeof loader>();
  return sendsMail ? <MailOnItsWay /> : <MailToCome />;
}

function MailOnItsWay() {
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

function MailToCome() {
  return (
    <Message title="Votre demande est enregistrée">
      <p className="text-lg">
        Ce site n’envoie pas encore de courriels. Le lien qui confirme votre inscription partira dès que
        l’envoi sera en service. Nous gardons votre demande {CONFIRM_DAYS} jours : après, inscrivez-vous à
        nouveau.
      </p>
      <ButtonLink to="/">Retour à l’accueil</ButtonLink>
    </Message>
  );
}
