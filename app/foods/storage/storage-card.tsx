import type { FoodLink } from "~/foods/food";
import { raised } from "~/foods/food-words";
import { LinkedNames } from "~/foods/linked-names";
import { placeLabel, type Storage, STORAGE_PLACES } from "./storage";

export function StorageCard({ storage, foods = [] }: { storage: Storage; foods?: FoodLink[] }) {
  const { name, places, discardIf, advice } = storage;
  return (
    <div className="food-storage">
      <table>
        <caption>{name}</caption>
        <tbody>
          {STORAGE_PLACES.filter((place) => places[place] !== null).map((place) => (
            <tr key={place}>
              <th scope="row">{placeLabel(place, places)}</th>
              <td>{raised(places[place] ?? "")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {discardIf && (
        <p>
          <strong>À jeter si&#8239;:</strong> {discardIf}.
        </p>
      )}
      {advice && (
        <p>
          <strong>Bon à savoir&#8239;:</strong> {advice}.
        </p>
      )}
      {foods.length > 0 && (
        <p>
          <strong>Puis-je en manger&#8239;?</strong> <LinkedNames foods={foods} />
        </p>
      )}
    </div>
  );
}
