import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CONFIRM_DAYS } from "~/messages/newsletter/newsletter-rules";
import { settings } from "~/server/settings/settings.server";
import { HOME, Message } from "~/shell/frame/message";
import { pageMeta } from "~/shell/head/seo";

const SENT_PAGES = {
  contact: {
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

export const meta = pageMeta<typeof loader>(({ title, text }) => ({
  ...{ title, description: text, isIndexed: false },
}));

export function loader({ request }: LoaderFunctionArgs) {
  const { mail, contactFunction } = settings();
  const form = /^.newsletter/i.test(new URL(request.url).pathname) ? "newsletter" : "contact";
  const sendsMail = mail !== null || (form === "contact" && contactFunction !== null);
  return SENT_PAGES[form][sendsMail ? "now" : "later"];
}

export default function FormSent() {
  return <Message {...useLoaderData<typeof loader>()} link={HOME} />;
}
