import { useMatches } from "@remix-run/react";
import script from "./suggestions-script.ts?worker&url";
import { hasSearchField } from "~/shell/frame/route-handle";

/** Loads suggestions-script.ts when a search field first gets the focus, unless the browser saves data. */
const LOADER = `addEventListener("focusin",function load(e){if(e.target.matches("[role=search] [name=q],form [name=aliment]")&&!(navigator.connection||{}).saveData){removeEventListener("focusin",load);import(${JSON.stringify(script)}).catch(function(){})}})`;

/** Hydrated pages need it too, because client-side navigation may lead to a page with a search field. */
export function SuggestionsLoader({ hydrates }: { hydrates: boolean }) {
  const matches = useMatches();
  const isNeeded = hydrates || hasSearchField(matches.map(({ handle }) => handle));
  return isNeeded ? <script dangerouslySetInnerHTML={{ __html: LOADER }} /> : null;
}
