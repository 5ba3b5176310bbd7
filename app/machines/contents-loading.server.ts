import { setImmediate } from "node:timers/promises";
import { BackendError } from "~/server/backend/backend-error";
import { noteContentsLoaded, onNewVersion } from "~/server/backend/content-version.server";
import { listAudiences } from "~/questions/audiences/audiences.server";
import { listCategories, listSubcategories } from "~/questions/categories/categories.server";
import { listWithdrawn } from "~/questions/missing-or-withdrawn.server";
import { listFoods, listStorage } from "~/foods/foods.server";
import { listComposition } from "~/foods/nutrients/composition.server";
import { listQuizzes, readAnswerKey } from "~/quiz/quizzes.server";
import { listFoodReading } from "~/pages/read-next.server";
import { searchIndex } from "~/search/search-index.server";
import { listSuggestedPages } from "~/search/suggested-pages.server";
import { listSitePages } from "~/pages/site-pages.server";

const LOAD_AGAIN_MS = 10_000;

let again: ReturnType<typeof setTimeout> | undefined;

/** Loads all contents for each content version, and again after 10 s if some are missing; development loads what a request needs. */
export function keepContentsLoaded(): void {
  if (IS_PREVIEW) return noteContentsLoaded();
  onNewVersion(() => void loadAndRetry());
  void loadAndRetry();
}

async function loadAndRetry(): Promise<void> {
  clearTimeout(again);
  const isWhole = await loadContents().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  clearTimeout(again);
  if (isWhole) noteContentsLoaded();
  else again = setTimeout(() => void loadAndRetry(), LOAD_AGAIN_MS).unref();
}

/** One after another, so that visitors’ requests go first. Resolves to whether the backend was up throughout. */
export async function loadContents(): Promise<boolean> {
  let isWhole = true;
  const attempt = <T>(value: Promise<T>): Promise<T | null> =>
    value.catch((error: unknown) => {
      if (!(error instanceof BackendError)) throw error;
      if (error.isDown) isWhole = false;
      return null;
    });
  for (const load of [listWithdrawn, searchIndex, listCategories, listSubcategories, listAudiences])
    await attempt<unknown>(load());
  for (const { id } of (await attempt(listQuizzes())) ?? []) await attempt(readAnswerKey(id));
  for (const food of (await attempt(listFoods())) ?? []) {
    await attempt(listFoodReading(food));
    // All that it needs is cached, so awaiting it alone would let no request go first.
    await setImmediate();
  }
  for (const load of [listStorage, listComposition, listSuggestedPages, listSitePages])
    await attempt<unknown>(load());
  return isWhole;
}
