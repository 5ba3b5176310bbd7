import { Link } from "@remix-run/react";
import { SourceList } from "~/shell/article/source-list";
import type { Source } from "~/shell/article/source";
import type { Food } from "./food";

/** The notes below every food: allergens, the medical caution, the sources and the date of the last review. */
export function FoodNotes({
  food: { allergens, reviewedOn },
  sources,
}: {
  food: Pick<Food, "allergens" | "reviewedOn">;
  sources: Source[];
}) {
  return (
    <footer className="food-sources">
      <p role="note">
        {allergens && (
          <>
            <strong>Allergènes possibles&#8239;: {allergens.replaceAll("-", " ")}.</strong> Seule l’étiquette
            fait foi. Ne réintroduisez jamais seul un aliment qui a déclenché une réaction.{" "}
          </>
        )}
        Information générale, ne remplace pas un avis médical. Ne changez et n’arrêtez aucun traitement sans
        votre médecin ou votre pharmacien. Cette page ne parle pas des allergies.{" "}
        <Link to="/contact" className="quiet-link">
          Signaler une erreur
        </Link>
      </p>
      <SourceList sources={sources} heading="h2" reviewedOn={reviewedOn} />
    </footer>
  );
}
