import { Link } from "@remix-run/react";
import { isEveryone } from "~/domain/food/food-list";
import { ended } from "~/domain/food/food-words";
import { EVERYONE, type Situation, situationPath } from "~/domain/food/situation";

/** What a list does not say: the rule of all other foods, or that a missing food is not allowed by default. */
export function ListNotes({ situation }: { situation: Situation }) {
  const { defaultRule } = situation;
  return (
    <div className="food-list-notes">
      {defaultRule ? (
        <p>
          <strong>Tout autre aliment&#8239;: à éviter.</strong> {ended(defaultRule.reason)} La liste nomme
          ceux qui surprennent, ou qui présentent un danger.
        </p>
      ) : (
        <p>
          <strong>Un aliment n’est pas dans la liste&#8239;?</strong> Nous n’avons pas de règle sur ce
          point&#8239;: demandez à votre médecin, à votre sage-femme ou à votre pharmacien.
        </p>
      )}
      {!isEveryone(situation) && !defaultRule && (
        <p>
          Quelques aliments demandent une précaution à{" "}
          <Link to={situationPath(EVERYONE)} className="text-link">
            tout le monde
          </Link>
          .
        </p>
      )}
    </div>
  );
}
