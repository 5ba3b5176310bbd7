import { Link } from "@remix-run/react";
import { SourceList } from "~/shell/article/source-list";
import { MedicalNote } from "~/shell/frame/medical-note";
import type { Source } from "~/shell/article/source";
import type { Food } from "./food";
import { frenchDate } from "~/text/typography";

/** The notes below every food: allergens, the medical caution, the sources and the date of the last review. */
export function FoodNotes({
  food: { allergens, reviewedOn },
  sources,
}: {
  food: Pick<Food, "allergens" | "reviewedOn">;
  sources: Source[];
}) {
  return (
    <>
      {allergens && (
        <p className="mt-12">
          <strong>Allergènes possibles&#8239;:</strong> {allergens.replaceAll("-", " ")}. Seule l’étiquette
          fait foi. Ne réintroduisez jamais seul un aliment qui a déclenché une réaction.
        </p>
      )}
      <MedicalNote className="mt-8">
        . Ne changez et n’arrêtez aucun traitement sans votre médecin ou votre pharmacien. Cette page ne gère
        pas les allergies.
      </MedicalNote>
      <footer className="food-sources">
        <SourceList sources={sources} heading="h2" />
        <p>
          Vérifié le <time dateTime={reviewedOn}>{frenchDate(reviewedOn)}</time>
        </p>
        <p>
          <Link to="/contact">Signaler une erreur</Link>
        </p>
      </footer>
    </>
  );
}
