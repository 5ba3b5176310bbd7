import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "./button-link";
import { Message } from "./message";

/** Whether an error is that of a form that could not be read. */
export function isRefusedForm(error: unknown): boolean {
  return isRouteErrorResponse(error) && [400, 413, 415].includes(error.status);
}

/** A form that could not be read at all: too long, in another format, with fields that it does not have. */
export function RefusedForm({ backTo }: { backTo: string }) {
  const error = useRouteError();
  const isTooLong = isRouteErrorResponse(error) && error.status === 413;
  return (
    <Message title={isTooLong ? "Votre envoi est trop long" : "Formulaire illisible"}>
      <p className="text-lg">
        {isTooLong
          ? "Un envoi pèse au plus 100 Ko. Revenez en arrière : votre texte est resté dans le formulaire ; raccourcissez-le."
          : "Nous n’avons pas pu lire cet envoi, et rien n’a été enregistré. Revenez en arrière, ou recommencez."}
      </p>
      <ButtonLink to={backTo}>Revenir au formulaire</ButtonLink>
    </Message>
  );
}
