import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { SENT_PAGES } from "~/messages/sent-pages";
import { settings } from "~/server/settings/settings.server";
import { Message } from "~/shell/frame/message";
import { seo } from "~/shell/head/seo";

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
