import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { lowered } from "~/foods/food-words";
import type { StorageLocation, StorageView } from "./storage-list";
import { STORAGE_PATH } from "./storage";
import { searchPath } from "~/text/search-term";
import { counted } from "~/text/typography";
import { StorageCard } from "./storage-card";
import { StorageRows } from "./storage-rows";

const HEADINGS: Record<StorageLocation, string> = {
  placard: "Au placard, au frais et au sec",
  frigo: "Au réfrigérateur, à 4\u00a0°C",
  congelateur: "Au congélateur, à −18\u00a0°C",
};

const ABSENT: Record<StorageLocation, string> = {
  placard: "Pas au placard",
  frigo: "Pas dans cet état au réfrigérateur, ou sans durée",
  congelateur: "Pas au congélateur",
};

export function StorageAnswer({ name, view }: { name: string; view: StorageView }) {
  if (view.kind === "none")
    return (
      <Answer name={name} title={`Nous n’avons pas de durée pour «\u00a0${name}\u00a0»`}>
        <p className="mt-2">
          <Link to={searchPath(name)} className="text-link">
            Chercher «&nbsp;{name}&nbsp;» dans les questions
          </Link>
        </p>
      </Answer>
    );
  if (view.kind === "foods")
    return (
      <Answer name={name} title={`${counted(view.storages.length, "réponse")} pour «\u00a0${name}\u00a0»`}>
        {view.storages.map((storage) => (
          <StorageCard key={storage.id} storage={storage} foods={storage.foods} />
        ))}
      </Answer>
    );
  const { location, place, groups, absent } = view;
  return (
    <Answer name={name} title={HEADINGS[location]}>
      <StorageRows {...{ groups, location, place }} isOpen={name !== ""} />
      {absent.length > 0 && (
        <p className="mt-6 text-muted">
          <strong>{ABSENT[location]}&#8239;:</strong> {absent.map(lowered).join("\u202f; ")}.
        </p>
      )}
    </Answer>
  );
}

function Answer({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="durees">
      <div role={name ? "status" : undefined}>
        <h2 id="durees" className="text-2xl">
          {title}
        </h2>
      </div>
      {children}
      {name && (
        <p className="mt-6">
          <Link to={STORAGE_PATH} className="text-link inline-flex min-h-11 items-center">
            Tous les aliments
          </Link>
        </p>
      )}
    </section>
  );
}
