import { ButtonLink } from "~/components/site/button-link";
import { Message } from "~/components/site/message";
import { pageHeaders } from "~/http/responses.server";
import { seo } from "~/domain/site/seo";

const REFUSED = "Demande refusée";

export const meta = () =>
  seo({ title: REFUSED, description: "Cette demande ne vient pas d’une page du site." });

export const headers = pageHeaders;

export function loader(): never {
  throw new Response("Page introuvable", { status: 404 });
}

/** Requests that another site's page caused are led here. */
export function action(): never {
  throw new Response(REFUSED, { status: 403 });
}

export default function Refused() {
  return null;
}

export function ErrorBoundary() {
  return (
    <Message title={REFUSED}>
      <p className="text-lg">
        Cette demande ne vient pas d’une page de notre site. Rien n’a été enregistré. Ouvrez la page ici, puis
        recommencez.
      </p>
      <ButtonLink to="/contact">Nous écrire</ButtonLink>
    </Message>
  );
}
