import { useLoaderData } from "@remix-run/react";
import { listFoods, listSituations } from "~/foods/foods.server";
import { verdictExamples } from "~/foods/look-up/home-look-up";
import { HOME_MYTHS, HOME_QUIZZES, HomePage } from "~/pages/home-page";
import { listAudiences } from "~/questions/audiences/audiences.server";
import { listCategories } from "~/questions/categories/categories.server";
import { listLatestMyths, listPopularFaqs } from "~/questions/faqs.server";
import { listQuizzes } from "~/quiz/quizzes.server";
import { orNull } from "~/server/backend/backend-error";
import { NO_STORE, PAGE_CACHE, pageData } from "~/server/pages/cache-control.server";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { pageMeta } from "~/shell/head/seo";

export const handle: RouteHandle = { hasSearchField: true };

export const meta = pageMeta({
  title: "FAQ + ALIM : vos questions sur la nutrition, répondues",
  description:
    "Des réponses claires, sourcées et datées à vos questions sur l’alimentation : repères, enfants, sport, grand âge, mythes. Gratuit, sans publicité.",
});

export async function loader() {
  const [popular, categories, quizzes, audiences, myths, foods] = await Promise.all([
    orNull(listPopularFaqs()),
    orNull(listCategories()),
    orNull(listQuizzes()),
    orNull(listAudiences()),
    orNull(listLatestMyths(HOME_MYTHS)),
    orNull(listFoods()),
  ]);
  const isWhole = popular && categories && quizzes && audiences && myths && foods;
  const situations = listSituations();
  return pageData(
    {
      ...{ popular, categories, audiences, myths },
      quizzes: quizzes && quizzes.slice(0, HOME_QUIZZES),
      situations: situations.map(({ key, name }) => ({ key, name })),
      examples: verdictExamples(foods ?? [], situations),
    },
    isWhole ? PAGE_CACHE : NO_STORE,
  );
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
