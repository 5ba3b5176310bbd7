import { Link } from "@remix-run/react";
import { FoodCard } from "~/foods/food-card";
import { StorageResult } from "~/foods/storage/storage-result";
import type { FoodResult } from "~/foods/naming/food-result";

/** The foods that a search term names: links on one line, and the card of one food. */
export function NamedFoods({ result: { card, links } }: { result: FoodResult }) {
  return (
    <>
      {card?.kind === "verdict" && <FoodCard card={card} />}
      {card?.kind === "storage" && <StorageResult card={card} />}
      {links.length > 0 && <FoodLinks links={links} isMore={card !== null} />}
    </>
  );
}

function FoodLinks({ links, isMore }: { links: FoodResult["links"]; isMore: boolean }) {
  return (
    <div className={`-mb-3 flex flex-wrap items-center gap-x-2 ${isMore ? "" : "mt-5"}`}>
      <p id="aliments" className="text-muted">
        {isMore ? "Autres aliments" : "Aliments"}&#8239;:
      </p>
      <ul aria-labelledby="aliments" className="contents">
        {links.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            <Link to={path} className="inline-flex min-h-11 items-center text-link">
              {name}
            </Link>
            {index < links.length - 1 && (
              <span aria-hidden className="text-muted">
                ·
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
