import emptyPlate from "../../../content/drawings/assiette-vide-clair.svg";
import type { ReactNode } from "react";
import { Link, useLocation } from "@remix-run/react";
import { Illustration, IllustrationTile, pageTile } from "~/shell/illustration";

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
          <div className="w-40 lg:w-70">
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

const LOOKS = [
  { title: "Puis-je en manger\u202f?", path: "/aliments" },
  { title: "Ça se garde\u202f?", path: "/conservation" },
  { title: "Chercher une question", path: "/recherche" },
  { title: "Toutes les fiches", path: "/fiches-pratiques" },
];

export function FirstLooks({ className = "" }) {
  return (
    <nav aria-labelledby="regarder" className={`print:hidden ${className}`}>
      <h2 id="regarder" className="text-xl">
        Où regarder d’abord
      </h2>
      <ul className="mt-near border-t border-line">
        {LOOKS.map(({ title, path }) => (
          <li key={path} className="border-b border-line">
            <Link to={path} className="flex items-center gap-3 py-2.5 font-semibold hover:underline">
              <IllustrationTile {...pageTile(path)} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
