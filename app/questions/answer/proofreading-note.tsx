import { frenchDate } from "~/text/typography";
import type { Proofreading } from "./proofreading";

export function ProofreadingNote({ by }: { by: Proofreading | null }) {
  return by ? (
    <>
      Relu par {by.name}, {by.profession}, le <time dateTime={by.date}>{frenchDate(by.date)}</time>.
    </>
  ) : (
    <>Aucun professionnel de santé n’a relu cette réponse.</>
  );
}
