import emptyPlate from "../../../content/drawings/assiette-vide-clair.svg";
import type { ReactNode } from "react";
import { Link, useLocation } from "@remix-run/react";
import { NextLinks } from "~/shell/article/next-links";
import { Illustration, pageTile } from "~/shell/illustration";

export const HOME = { to: "/", label: "Retour à l’accueil" };

type Props = {
  title: string;
  titleLang?: string;
  text?: string;
  isFailure?: boolean;
  side?: ReactNode;
  link?: { to: string; label: string };
  children?: ReactNode;
};

export function Message({ title, titleLang, text, isFailure, side = <FirstLooks />, link, children }: Props) {
  const { pathname } = useLocation();
  return (
    <div className="wrap page columns">
      <div className="min-w-0 space-y-5 max-md:pt-4">
        {isFailure ? (
          <img src={emptyPlate} alt="" width="280" height="184" />
        ) : (
          <div className="w-40">
            <Illustration of={link ? "page-envoye" : pageTile(pathname).of} />
          </div>
        )}
        <h1 tabIndex={-1} lang={titleLang} className="text-3xl sm:text-4xl">
          {title}
        </h1>
        {text && <p className="text-lg">{text}</p>}
        {children}
        {link && (
          <Link to={link.to} className="button button-primary">
            {link.label}
          </Link>
        )}
      </div>
      {side}
    </div>
  );
}

function FirstLooks() {
  return (
    <NextLinks
      title="Où regarder d’abord"
      links={[
        { title: "Puis-je en manger\u202f?", path: "/aliments" },
        { title: "Ça se garde\u202f?", path: "/conservation" },
        { title: "Chercher une question", path: "/recherche" },
        { title: "Toutes les fiches", path: "/fiches-pratiques" },
      ]}
    />
  );
}
