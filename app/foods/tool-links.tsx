import { Link } from "@remix-run/react";
import { Illustration } from "~/shell/illustration";
import { FOODS_PATH } from "./food";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";

const tools = [
  {
    path: FOODS_PATH,
    name: "Puis-je en manger\u202f?",
    text: "enceinte, bébé, diabète…",
    drawing: "situation-enceinte",
  },
  {
    path: STORAGE_PATH,
    name: "Ça se garde\u202f?",
    text: "placard, réfrigérateur, congélateur",
    drawing: "question-404",
  },
  {
    path: SEASONS_PATH,
    name: "De saison",
    text: "les fruits et légumes du mois",
    drawing: "aliment-fruits-legumes",
  },
];

export function ToolLinks() {
  return (
    <nav aria-label="Outils" className="wrap pt-3">
      <ul className="flex flex-wrap justify-between gap-x-2 border-y border-line text-sm sm:grid sm:gap-x-8 sm:text-base sm:grid-cols-3">
        {tools.map(({ path, name, text, drawing }) => (
          <li key={path}>
            <Link to={path} className="group flex min-h-11 items-center gap-3 sm:py-2">
              <span className="w-14.5 shrink-0 max-sm:hidden">
                <Illustration of={drawing} />
              </span>
              <span className="leading-snug">
                <span className="font-semibold group-hover:underline">{name}</span>
                <span className="block text-[.95rem] text-muted max-lg:hidden">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
