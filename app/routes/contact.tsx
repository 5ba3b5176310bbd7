import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { z } from "zod";
import { Field } from "~/components/field";
import { Notice } from "~/components/notice";
import { readForm } from "~/data/form.server";
import type { RouteHandle } from "~/domain/route-handle";
import { seo } from "~/domain/seo";

export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction = () =>
  seo({
    title: "Contact",
    description:
      "Une question, une erreur à signaler, une fiche à proposer : écrivez à l’équipe de FAQ + ALIM.",
  });

const text = z.string().catch("");
const fields = z.object({ name: text, email: text, subject: text, message: text });

/** Messages cannot be sent yet: the page says so, and gives back what was typed. */
export async function action({ request }: ActionFunctionArgs) {
  const typed = await readForm(request, fields);
  return data({ typed }, { status: 503 });
}

export default function Contact() {
  const typed = useActionData<typeof action>()?.typed;
  const isHydrated = useHydrated();
  return (
    <div className="wrap py-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        Contact
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">
        Une question, une erreur à signaler, une fiche à proposer ? Écrivez-nous.
      </p>
      <Notice>
        <p role={typed ? "alert" : undefined}>
          {typed
            ? "Votre message n’a pas été envoyé : l’envoi n’est pas encore ouvert. Votre texte est toujours dans le formulaire ; copiez-le si vous souhaitez le garder."
            : "L’envoi des messages n’est pas encore ouvert : ce formulaire le sera bientôt."}
        </p>
      </Notice>
      <Form method="post" noValidate={isHydrated} className="mt-8 max-w-2xl space-y-5">
        <Field name="name" label="Nom" autoComplete="name" defaultValue={typed?.name} />
        <Field name="email" label="Email" type="email" autoComplete="email" defaultValue={typed?.email} />
        <Field name="subject" label="Sujet" defaultValue={typed?.subject} />
        <Field name="message" label="Message" rows={6} defaultValue={typed?.message} />
        <button type="submit" className="button button-primary">
          Envoyer le message
        </button>
      </Form>
    </div>
  );
}
