import { isMythSlug } from "~/questions/categories/category";
import type { Faq } from "~/questions/faq";
import type { Food } from "~/foods/food";
import type { Storage } from "~/foods/storage/storage";

export type QuestionText = ReturnType<typeof questionText>;

export const questionText = ({
  question,
  path,
  category,
  idea,
  answer,
  sources,
  reviewedOn,
}: Pick<Faq, "question" | "path" | "category" | "idea" | "answer" | "sources" | "reviewedOn">) => ({
  ...{ question, path, idea, answer, sources, reviewedOn },
  isMyth: isMythSlug(category.slug),
});

type StorageText = Omit<Storage, "id" | "key" | "family" | "foods">;
export type FoodText = { food: Food; storages: StorageText[] };

export const foodText = (food: Food, storages: StorageText[]): FoodText => ({
  food,
  storages: storages.map(({ name, places, date, discardIf, advice, sources }) => ({
    ...{ name, places, date, discardIf, advice, sources },
  })),
});
