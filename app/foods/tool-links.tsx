import { Link } from "@remix-run/react";
import { FOODS_PATH } from "./food";
import { IllustrationTile, pageTile } from "~/shell/illustration";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";

const tools = [
  {
    path: `${FOODS_PATH}#listes`,
    of: "situation-enceinte",
    name: "Les listes",
    text: "enceinte, bébé, diabète…",
  },
  {
    path: STORAGE_PATH,
    of: pageTile(STORAGE_PATH).of,
    name: "Ça se garde\u202f?",
    text: "placard, réfrigérateur, congélateur",
  },
  {
    path: SEASONS_PATH,
    of: pageTile(SEASONS_PATH).of,
    name: "De saison",
    text: "les fruits et légumes du mois",
  },
];

export function ToolLinks() {
  return (
    <nav aria-label="Outils" className="wrap mt-near print:hidden lg:mt-apart">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-x-2.5 border-y border-line leading-tight sm:gap-x-5">
        {tools.map(({ path, of, name, text }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full items-center gap-3 py-2 text-center max-sm:flex-col max-sm:gap-1 sm:text-left"
            >
              <IllustrationTile of={of} tint="secondary" />
              <span>
                <b className="font-semibold group-hover:underline">{name}</b>
                <span className="block text-[.95rem] text-muted max-lg:hidden">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
