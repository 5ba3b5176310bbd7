import { Link } from "@remix-run/react";
import { FOODS_PATH, FOODS_TITLE } from "./food";
import { Illustration, pageTile } from "~/shell/illustration";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";

const tools = [
  {
    path: FOODS_PATH,
    name: FOODS_TITLE,
    nameBelowPanel: "Les listes",
    text: "enceinte, bébé, diabète…",
  },
  {
    path: STORAGE_PATH,
    name: "Ça se garde\u202f?",
    text: "placard, réfrigérateur, congélateur",
  },
  {
    path: SEASONS_PATH,
    name: "De saison",
    text: "les fruits et légumes du mois",
  },
];

export function ToolLinks() {
  return (
    <nav aria-label="Outils" className="wrap pt-3 md:pb-10 print:hidden">
      <ul className="grid grid-cols-3 gap-2.5 leading-tight sm:gap-5">
        {tools.map(({ path, name, nameBelowPanel, text }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full min-h-17 flex-col items-center gap-x-3 rounded-xl border border-line bg-card p-1.5 text-center text-[.82rem] lg:flex-row lg:px-4 lg:text-left lg:text-base"
            >
              <span className="w-10 shrink-0 lg:w-14.5">
                <Illustration of={pageTile(path).of} />
              </span>
              <span className="my-auto">
                <b className="font-semibold group-hover:underline">
                  <span className={nameBelowPanel && "lg:hidden"}>{name}</span>
                  <span className="max-lg:hidden">{nameBelowPanel}</span>
                </b>
                <span className="block text-[.95rem] text-muted max-lg:hidden">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
