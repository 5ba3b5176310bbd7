import { Link } from "@remix-run/react";
import { type Produce, SEASONS_PATH, seasonInWords } from "~/foods/seasons/season";
import { type Storage, STORAGE_PATH } from "~/foods/storage/storage";
import { StorageCard } from "~/foods/storage/storage-card";

/** How long a food keeps and when it is in season, if the site has this information. */
export function FoodKeeping({ storages, seasons }: { storages: Storage[]; seasons: Produce[] }) {
  return (
    <>
      {storages.length > 0 && (
        <section aria-labelledby="garder" className="mt-6">
          <h2 id="garder" className="text-xl sm:text-2xl">
            Combien de temps ça se garde&#8239;?
          </h2>
          {storages.map((storage) => (
            <StorageCard key={storage.id} storage={storage} />
          ))}
          <p className="mt-2 text-[.95rem]">
            Enceinte, jeune enfant, grand âge, défenses affaiblies&#8239;: tenez-vous à la durée la plus
            courte.{" "}
            <Link to={STORAGE_PATH} className="text-link">
              Toutes les durées
            </Link>
          </p>
        </section>
      )}
      {seasons.length > 0 && (
        <section aria-labelledby="saison" className="mt-6">
          <h2 id="saison" className="mb-1 text-xl sm:text-2xl">
            En quelle saison&#8239;?
          </h2>
          <ul>
            {seasons.map(({ name, months }) => (
              <li key={name}>
                <strong>{name}</strong> {seasonInWords(months)}
              </li>
            ))}
          </ul>
          <p>
            En France métropolitaine.{" "}
            <Link to={SEASONS_PATH} className="text-link">
              Les fruits et légumes du mois
            </Link>
          </p>
        </section>
      )}
    </>
  );
}
