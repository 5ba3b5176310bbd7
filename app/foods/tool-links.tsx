import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { FOODS_PATH, FOODS_TITLE } from "./food";
import { Illustration, pageTile } from "~/shell/illustration";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";

const tools = [
  { path: FOODS_PATH, name: FOODS_TITLE, nameBelowPanel: "Les listes", text: "enceinte, bébé, diabète…" },
  { path: STORAGE_PATH, name: "Ça se garde\u202f?", text: "placard, réfrigérateur, congélateur" },
  { path: SEASONS_PATH, name: "De saison", text: "les fruits et légumes du mois" },
];

export function ToolLinks({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Outils" className="wrap pt-3 print:hidden">
      <ul className="grid gap-2.5 leading-tight grid-cols-[repeat(auto-fit,minmax(min(9em,100%),1fr))] sm:grid-cols-2 sm:gap-x-5 lg:grid-cols-3">
        {tools.map(({ path, name, nameBelowPanel, text }) => (
          <Fragment key={path}>
            <li className="max-lg:first:col-span-full">
              <Link
                to={path}
                className={`group flex h-full min-h-14 items-center gap-3 rounded-xl border px-3 py-1.5 lg:min-h-17 lg:border-line lg:bg-card lg:px-4 ${nameBelowPanel ? "border-transparent bg-secondary-tint max-lg:py-3" : "border-line bg-card"}`}
              >
                <span className={`shrink-0 lg:w-14.5 ${nameBelowPanel ? "w-16" : "w-10"}`}>
                  <Illustration of={pageTile(path).of} className={nameBelowPanel ? "lg:hidden" : ""} />
                  {nameBelowPanel && <Illustration of="situation-enceinte" className="max-lg:hidden" />}
                </span>
                <span>
                  <b className="font-semibold group-hover:underline">
                    <span className={nameBelowPanel && "font-display text-xl font-bold lg:hidden"}>
                      {name}
                    </span>
                    <span className="max-lg:hidden">{nameBelowPanel}</span>
                  </b>
                  <span className={`block text-[.95rem] text-muted ${nameBelowPanel ? "" : "max-lg:hidden"}`}>
                    {text}
                  </span>
                </span>
              </Link>
            </li>
            {nameBelowPanel && <li className="col-span-full lg:hidden">{children}</li>}
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
