import { listAudiences } from "~/questions/audiences/audiences.server";
import { compiled } from "~/server/compiled/compiled.server";
import { cached } from "~/server/backend/cache.server";
import { listQuizzes } from "~/quiz/quizzes.server";
import { audiencePath } from "~/questions/audiences/audience";
import { type CandidatePage, candidatePage, type SuggestedPageKind } from "./find-suggested-pages";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { listNutrientPages } from "~/foods/nutrients/composition.server";
import { guidePath } from "~/guides/guide";
import { termPath } from "~/glossary/glossary";
import { quizPath } from "~/quiz/quiz";
import { findGlossary } from "~/glossary/glossary.server";
import { listGuides } from "~/guides/guides.server";

/** The pages that a search can suggest, and the words that match them. @throws BackendError */
export function listSuggestedPages(): Promise<CandidatePage[]> {
  return cached("suggested-pages", async () => {
    const [audiences, quizzes] = await Promise.all([listAudiences(), listQuizzes()]);
    const written = new Map(compiled().contents.suggestedPages.map((each) => [each.page, each.phrasings]));
    const page = (kind: SuggestedPageKind, title: string, path: string, phrasings: string[] = []) =>
      candidatePage({ kind, title, path }, [...phrasings, ...(written.get(path) ?? [])]);
    return [
      ...listNutrientPages().map(({ title, path, phrasings }) => page("Tableau", title, path, phrasings)),
      page("Outil", "Ça se garde\u202f?", STORAGE_PATH),
      page("Outil", "De saison", SEASONS_PATH),
      page("Guide", "Toutes les fiches pratiques", "/fiches-pratiques"),
      page("Quiz", "Tous les quiz", "/quiz"),
      ...listGuides().map(({ title, slug }) => page("Guide", title, guidePath(slug))),
      ...quizzes.map(({ title, id }) => page("Quiz", title, quizPath(id))),
      ...audiences.map(({ name, slug }) => page("Profil", name, audiencePath(slug))),
      ...findGlossary().terms.map(({ id, term }) => page("Définition", term, termPath(id))),
    ];
  });
}
