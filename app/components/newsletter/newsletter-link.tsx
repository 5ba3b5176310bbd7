import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { UNKNOWN_LINK } from "~/domain/form/form-messages";
import { ButtonLink } from "~/components/site/button-link";
import { Message } from "~/components/site/message";
import { RouteError } from "~/components/site/route-error";

/** Confirms with a button, because opening a mail link must not change anything. */
export function NewsletterLink({
  title,
  button,
  children,
}: {
  title: string;
  button: string;
  children: ReactNode;
}) {
  return (
    <Message title={title}>
      <p className="text-lg">{children}</p>
      <form method="post">
        <button type="submit" className="button button-primary">
          {button}
        </button>
      </form>
    </Message>
  );
}

export function NewsletterLinkError({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const onward = <ButtonLink to="/newsletter">La newsletter</ButtonLink>;
  if (isRouteErrorResponse(error) && error.status === 503) {
    return (
      <Message title="Service indisponible">
        <p className="text-lg">
          Votre choix n’a pas pu être enregistré. Réessayez dans quelques minutes, avec le même lien.
        </p>
        {onward}
      </Message>
    );
  }
  return (
    <RouteError>
      <Message title={UNKNOWN_LINK}>
        <p className="text-lg">{children}</p>
        {onward}
      </Message>
    </RouteError>
  );
}
