import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { Message } from "~/shell/frame/message";
import { OwnRouteError } from "~/shell/frame/error-page";
import { confirmSubscription, unsubscribe } from "~/messages/newsletter/newsletter.server";
import { refuseCrossSite } from "~/server/form/form.server";
import { NO_STORE, pageData } from "~/server/pages/cache-control.server";
import { storeWithinLimit } from "~/server/form/rate-limit.server";
import { UNKNOWN_LINK } from "~/shell/form/form-messages";
import { CONFIRM_DAYS } from "~/messages/newsletter/subscription-terms";
import { errorSeo, seo } from "~/shell/head/seo";

const LINK_STEPS = {
  confirmer: {
    title: "Confirmer votre inscription",
    description: "Un bouton, et votre inscription à la newsletter est confirmée.",
    text: "Appuyez sur le bouton pour recevoir une nouvelle fiche par mois.",
    button: "Confirmer mon inscription",
    done: {
      title: "Votre inscription est confirmée",
      text: "Merci\u202f! Chaque courriel aura un lien pour vous désinscrire, en un clic.",
    },
    unknown: `Ce lien vaut ${CONFIRM_DAYS} jours et ne sert qu’à une adresse. Vous pouvez refaire une demande.`,
  },
  desinscrire: {
    title: "Se désinscrire",
    description: "Un bouton, et votre adresse est effacée de la newsletter.",
    text: "Appuyez sur le bouton\u202f: votre adresse est effacée aussitôt.",
    button: "Me désinscrire",
    done: {
      title: "Désinscription faite",
      text: "Votre adresse est effacée. Vous ne recevrez plus de courriel de notre part.",
    },
    unknown: "Ce lien est incomplet. Recopiez-le en entier depuis le courriel.",
  },
} as const;

function linkStep(pathname: string): keyof typeof LINK_STEPS {
  return /desinscrire/i.test(pathname) ? "desinscrire" : "confirmer";
}

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) => {
  const { title, done, description, unknown } = LINK_STEPS[linkStep(place.location.pathname)];
  return error
    ? errorSeo(error, { title: UNKNOWN_LINK, text: unknown })
    : seo({ title: page?.isDone ? done.title : title, description, isIndexed: false }, place);
};

const unknownLink = () => new Response(UNKNOWN_LINK, { status: 404 });

/** The token in a mail link's URL. @throws Response 404 if it is missing or malformed */
function requireToken(url: URL): string {
  const token = url.searchParams.get("jeton") ?? "";
  if (!/^[\w-]{43}$/.test(token)) throw unknownLink();
  return token;
}

/** A GET changes nothing, because mail clients prefetch links. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(new URL(request.url));
  return pageData({ isDone: context["isDone"] === true }, NO_STORE);
}

/** Mail clients also post to unsubscribe, and must not be redirected (RFC 8058). An unknown token gets the response of a valid one. */
export async function action({ request, context }: ActionFunctionArgs) {
  refuseCrossSite(request);
  const url = new URL(request.url);
  const token = requireToken(url);
  let isKnown = true;
  const outcome = await storeWithinLimit("mail-link", request, async () => {
    if (linkStep(url.pathname) === "desinscrire") await unsubscribe(token);
    else isKnown = await confirmSubscription(token);
  });
  if (outcome !== "stored") {
    const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
    throw new Response("Trop de demandes", { status: 429, headers });
  }
  if (!isKnown) throw unknownLink();
  context["isDone"] = true; // the loader runs after this
  return null;
}

export default function NewsletterLink() {
  const { title, text, button, done } = LINK_STEPS[linkStep(useLocation().pathname)];
  return useLoaderData<typeof loader>().isDone ? (
    <Message title={done.title}>
      <p className="text-lg">{done.text}</p>
      <Link to="/" className="button button-primary">
        Retour à l’accueil
      </Link>
    </Message>
  ) : (
    <Message title={title}>
      <p className="text-lg">{text}</p>
      <form method="post">
        <button type="submit" className="button button-primary">
          {button}
        </button>
      </form>
    </Message>
  );
}

export function ErrorBoundary() {
  const { unknown } = LINK_STEPS[linkStep(useLocation().pathname)];
  return <OwnRouteError title={UNKNOWN_LINK} text={unknown} to="/newsletter" label="La newsletter" />;
}
