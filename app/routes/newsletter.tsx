import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/node";
import { z } from "zod";
import { ButtonLink } from "~/components/button-link";
import { Message } from "~/components/message";
import { readForm } from "~/data/form.server";
import { seo } from "~/domain/seo";

export const meta: MetaFunction = () => [
  ...seo({
    title: "Newsletter",
    description: "Une nouvelle fiche par mois dans votre boîte aux lettres. Rien d’autre.",
  }),
  { name: "robots", content: "noindex, follow" },
];

/** Subscriptions are not open yet: nothing that was typed is kept. */
export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, z.object({}));
  return data(null, { status: 503 });
}

export default function Newsletter() {
  return (
    <Message title="La newsletter arrive bientôt">
      <p className="text-lg">
        Les inscriptions ne sont pas encore ouvertes. Aucune adresse n’a été enregistrée.
      </p>
      <ButtonLink to="/">Retour à l’accueil</ButtonLink>
    </Message>
  );
}
