import { Link } from "@remix-run/react";
import { FoodCard } from "~/foods/food-card";
import { StorageResult } from "~/foods/storage/storage-result";
import { MoreLink } from "~/foods/more-link";
import type { FoodResult, ListCard } from "~/foods/naming/food-result";

/** The foods that a search term names: links on one line, and the card of one food; or the card of a person's list. */
export function NamedFoods({ result: { card, links } }: { result: FoodResult }) {
  return (
    <>
      {card?.kind === "verdict" && <FoodCard card={card} />}
      {card?.kind === "list" && <ListLinks card={card} />}
      {card?.kind === "storage" && <StorageResult card={card} />}
      {links.length > 0 && <FoodLinks links={links} label={linksLabel(card)} />}
    </>
  );
}

function ListLinks({ card: { name, path, pdf } }: { card: ListCard }) {
  return (
    <section aria-label="Puis-je en manger&#8239;?" className="mt-4 max-w-3xl">
      <div className="rounded-card bg-secondary-tint px-5 py-4">
        <h2 className="text-xl">{`${name}\u202f: ce qui se mange, ce qui s’évite`}</h2>
        <p className="flex flex-wrap gap-x-6">
          <MoreLink to={path}>Voir la liste</MoreLink>
          <a href={pdf} download className="inline-flex min-h-11 items-center text-link">
            À imprimer (PDF)
          </a>
        </p>
      </div>
    </section>
  );
}

function linksLabel(card: FoodResult["card"]): string {
  if (card?.kind === "list") return "Autres listes";
  return card ? "Autres aliments" : "Aliments";
}

function FoodLinks({ links, label }: { links: FoodResult["links"]; label: string }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2">
      <p id="aliments" className="text-muted">
        {label}&#8239;:
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
