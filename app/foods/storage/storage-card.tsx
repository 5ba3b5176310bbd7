import { Link } from "@remix-run/react";
import type { FoodLink } from "~/foods/food";
import { raised } from "~/foods/food-words";
import type { Storage } from "./storage";

/** How long a food keeps in each place, and the signs that it must be discarded. */
export function StorageCard({ storage, foods = [] }: { storage: Storage; foods?: FoodLink[] }) {
  const { id, name, places, discardIf, advice } = storage;
  const fridge = places.ferme !== null || places.ouvert !== null;
  return (
    <div className="food-storage">
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Où</span>
            </th>
            <th scope="col">Fermé ou entier</th>
            <th scope="col">Ouvert ou cuit</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Placard</th>
            <td colSpan={2}>{duration(places.placard)}</td>
          </tr>
          <tr>
            <th scope="row">Réfrigérateur</th>
            {fridge ? (
              <>
                <td>{duration(places.ferme)}</td>
                <td>{duration(places.ouvert)}</td>
              </>
            ) : (
              <td colSpan={2}>{duration(null)}</td>
            )}
          </tr>
          <tr>
            <th scope="row">Congélateur</th>
            <td colSpan={2}>{duration(places.congelateur)}</td>
          </tr>
        </tbody>
      </table>
      {discardIf && (
        <p className="food-discard">
          <strong>À jeter si&#8239;:</strong> {discardIf}. Un aliment d’aspect normal peut aussi rendre
          malade&#8239;: la durée compte d’abord.
        </p>
      )}
      {advice && (
        <p>
          <strong>Bon à savoir&#8239;:</strong> {advice}.
        </p>
      )}
      {foods.length > 0 && (
        <p>
          <strong>Puis-je en manger&#8239;?</strong>{" "}
          {foods.map((food, place) => (
            <span key={`${id}-${food.id}`}>
              {place > 0 && ", "}
              <Link to={food.path} className="text-link">
                {food.name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function duration(text: string | null): string {
  return text === null ? "—" : raised(text);
}
