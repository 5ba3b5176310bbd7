import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HOME, Message } from "~/shell/frame/message";
import { missing } from "~/shell/frame/error-page";
import { confirmSubscription, unsubscribe } from "~/messages/newsletter/newsletter.server";
import { refuseCrossSite } from "~/server/form/form.server";
import { NO_STORE, pageData } from "~/server/pages/cache-control.server";
import { MAIL_LINK_LIMIT, storeWithinLimit } from "~/server/form/rate-limits.server";
import { CONFIRM_DAYS } from "~/messages/newsletter/newsletter-rules";
import { pageMeta } from "~/shell/head/seo";

const LINK_STEPS = {
  confirmer: {
    title: "Confirmer votre inscription",
    text: "Appuyez sur le bouton pour recevoir une nouvelle fiche par mois.",
    button: "Confirmer mon inscription",
    done: {
      title: "Votre inscription est confirmée",
      text: "Merci\u202f! Chaque courriel aura un lien pour vous désinscrire, en un clic.",
    },
  },
  desinscrire: {
    title: "Se désinscrire",
    text: "Appuyez sur le bouton\u202f: votre adresse est effacée aussitôt.",
    button: "Me désinscrire",
    done: {
      title: "Désinscription faite",
      text: "Votre adresse est effacée. Vous ne recevrez plus de courriel de notre part.",
    },
  },
};

const unknown = {
  title: "Lien inconnu ou expiré",
  text: `Un lien de confirmation vaut ${CONFIRM_DAYS} jours et ne sert qu’à une adresse. Recopiez-le en entier depuis le courriel, ou refaites une demande.`,
  to: "/newsletter",
  label: "La newsletter",
};

const isUnsubscribe = ({ pathname }: URL) => /desinscrire/i.test(pathname);

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta<typeof loader>(({ title, text }) => ({
  ...{ title, description: text, isIndexed: false },
}));

/** The token in a mail link's URL. @throws Response 404 if it is missing or malformed */
function requireToken(url: URL): string {
  const token = url.searchParams.get("jeton") ?? "";
  if (!/^[\w-]{43}$/.test(token)) throw missing(unknown);
  return token;
}

/** A GET changes nothing, because mail clients prefetch links. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  requireToken(url);
  const { done, ...step } = LINK_STEPS[isUnsubscribe(url) ? "desinscrire" : "confirmer"];
  return pageData(context["isDone"] === true ? { ...done, button: null } : step, NO_STORE);
}

/** Mail clients also post to unsubscribe, and must not be redirected (RFC 8058). An unknown token gets the response of a valid one. */
export async function action({ request, context }: ActionFunctionArgs) {
  refuseCrossSite(request);
  const url = new URL(request.url);
  const token = requireToken(url);
  let isKnown = true;
  const outcome = await storeWithinLimit(MAIL_LINK_LIMIT, request, async () => {
    if (isUnsubscribe(url)) await unsubscribe(token);
    else isKnown = await confirmSubscription(token);
  });
  if (outcome !== "stored") {
    const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
    throw new Response("Trop de demandes", { status: 429, headers });
  }
  if (!isKnown) throw missing(unknown);
  context["isDone"] = true; // the loader runs after this
  return null;
}

export default function NewsletterLink() {
  const { title, text, button } = useLoaderData<typeof loader>();
  if (button === null) return <Message title={title} text={text} link={HOME} />;
  return (
    <Message title={title} text={text}>
      <form method="post">
        <button type="submit" className="button button-primary">
          {button}
        </button>
      </form>
    </Message>
  );
}
