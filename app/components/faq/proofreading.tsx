import { frenchDate } from "~/domain/text/typography";
import type { Proofreading } from "~/domain/faq/proofreading";

/** The text that follows « Vérifié le 22 novembre 2026 ». */
export function ProofreadingNote({ sources, by }: { sources: number; by: Proofreading | null }) {
  const checked =
    sources > 1 ? `, avec les ${sources} sources citées` : sources === 1 ? ", avec la source citée" : "";
  return (
    <>
      {checked}.{" "}
      {by ? (
        <>
          Relu par {by.name}, {by.profession}, le <time dateTime={by.date}>{frenchDate(by.date)}</time>.
        </>
      ) : (
        "Aucun professionnel de santé n’a relu cette réponse."
      )}
    </>
  );
}
