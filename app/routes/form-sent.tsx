import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { CONFIRM_DAYS } from "~/messages/newsletter/subscription-terms";
import { settings } from "~/server/settings/settings.server";
import { Message } from "~/shell/frame/message";
import { seo } from "~/shell/head/seo";

const SENT_PAGES = {
  contact: {
    head: {
      title: "Message enregistré",
      description: "Votre message à l’équipe de FAQ + ALIM est enregistré. Merci de nous avoir écrit.",
    },
    now: {
      title: "Votre message est bien arrivé",
      text: "Merci de nous avoir écrit. Nous vous répondrons à l’adresse que vous avez donnée.",
    },
    later: {
      title: "Votre message est enregistré",
      text: "Merci de nous avoir écrit. Ce site n’envoie pas encore de courriels\u202f: votre message nous parviendra dès que l’envoi sera en service.",
    },
  },
  newsletter: {
    head: {
      title: "Inscription à la newsletter",
      description: "Votre demande est enregistrée : le lien d’un courriel confirmera votre inscription.",
    },
    now: {
      title: "Regardez votre boîte aux lettres",
      text: `Nous vous écrivons à l’adresse que vous avez donnée. Ouvrez le lien du courriel pour confirmer votre inscription : il vaut ${CONFIRM_DAYS} jours. Rien n’arrive ? Regardez dans les indésirables.`,
    },
    later: {
      title: "Votre demande est enregistrée",
      text: `Ce site n’envoie pas encore de courriels. Le lien qui confirme votre inscription partira dès que l’envoi sera en service. Nous gardons votre demande ${CONFIRM_DAYS} jours : après, inscrivez-vous à nouveau.`,
    },
  },
};

const sentForm = (pathname: string) => (/^.newsletter/i.test(pathname) ? "newsletter" : "contact");

export const meta: MetaFunction = (place) =>
  seo({ ...SENT_PAGES[sentForm(place.location.pathname)].head, isIndexed: false }, place);

export function loader({ request }: LoaderFunctionArgs) {
  const { mail, contactFunction } = settings();
  const isContact = sentForm(new URL(request.url).pathname) === "contact";
  return { sendsMail: mail !== null || (isContact && contactFunction !== null) };
}

export default function FormSent() {
  const { sendsMail } = useLoaderData<typeof loader>();
  const { now, later } = SENT_PAGES[sentForm(useLocation().pathname)];
  const { title, text } = sendsMail ? now : later;
  return (
    <Message title={title}>
      <p className="text-lg">{text}</p>
      <Link to="/" className="button button-primary">
        Retour à l’accueil
      </Link>
    </Message>
  );
}
