import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { categoryCard } from "~/machines/share-cards";
import { findQuestionMarkdown, shareImage, siteShareImage } from "~/machines/file-addresses.server";
import { Feedback } from "~/messages/feedback/feedback-form";
import { listQuestionReading } from "~/pages/read-next.server";
import { findCategory, questionHead } from "~/questions/categories/categories.server";
import { listFaqs } from "~/questions/faqs.server";
import { QuestionPage } from "~/questions/question-page";
import { leadingId } from "~/text/row-id";
import { currentFaqId, foundOrGone } from "~/questions/missing-or-withdrawn.server";
import { orNull } from "~/server/backend/backend-error";
import { compiled } from "~/server/compiled/compiled.server";
import { NO_STORE, PAGE_CACHE, pageData, redirectTo } from "~/server/pages/cache-control.server";
import { pageMeta, summarize } from "~/shell/head/seo";
import { withHeadings } from "~/text/headings";

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta<typeof loader>(({ faq, title, description, image, hasMarkdown }) => ({
  ...{ title, description, image, hasMarkdown },
  article: { publishedOn: faq.createdAt, modifiedOn: faq.reviewedOn },
}));

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = leadingId(params["question"]);
  const { texts, listed, ...faq } = await foundOrGone("faqs", currentFaqId(id), listFaqs);
  const { pathname, search } = new URL(request.url);
  if (pathname !== faq.path) return redirectTo(faq.path + search, faq.id === id ? 308 : 301);
  const [category, { isWhole, ...further }] = await Promise.all([
    orNull(findCategory(faq.category.slug)),
    listQuestionReading(faq),
  ]);
  return pageData(
    {
      faq: { ...faq, answer: withHeadings(faq.answer, "h2") },
      description: summarize(texts.text),
      proofreading: compiled().contents.proofreadings.find(({ question }) => question === faq.id) ?? null,
      image: category ? shareImage(categoryCard(category)) : siteShareImage(),
      hasMarkdown: findQuestionMarkdown(faq) !== null,
      ...questionHead(faq, category),
      ...further,
    },
    category && isWhole ? PAGE_CACHE : NO_STORE,
  );
}

export default function Question() {
  const { image, ...page } = useLoaderData<typeof loader>();
  return (
    <QuestionPage {...page} imagePath={image.path}>
      <Feedback subject={{ kind: "question", id: page.faq.id }} />
    </QuestionPage>
  );
}
