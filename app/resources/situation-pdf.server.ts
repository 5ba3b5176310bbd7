import { createHash } from "node:crypto";
import type { Situation } from "~/domain/food/situation";
import { compilePdf, type Pdf } from "./pdf.server";
import template from "./situation-pdf.typ?raw";
import { situationAsTypst, type SituationContent } from "./situation-typst";

/**
 * The list of a situation as PDF/UA-1, cached. @throws Error if Typst reports an accessibility problem; a test compiles every
 * list
 */
export function situationPdf(situation: Situation, content: SituationContent): Promise<Pdf> {
  const source = `${template}\n${situationAsTypst(situation, content)}\n`;
  const version = createHash("sha256").update(source).digest("base64url").slice(0, 12);
  // The name does not contain the situation, because errors are logged and no log line may name a situation.
  return compilePdf({ name: "the list of a situation", source, version });
}
