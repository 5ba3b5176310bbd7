import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFaq } from "~/data/faq/faqs.server";
import { currentFaqId } from "~/data/site/contents.server";
import { markdownPath } from "~/domain/editing/page-files";
import { readQuestionId } from "~/domain/faq/question-path";
import { markdownPage } from "~/http/pages/text-page.server";
import { redirectTo } from "~/http/responses.server";
import { foundOrGone } from "~/http/withdrawn.server";
import { findQuestionMarkdown } from "~/resources/page-files.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = readQuestionId(params["question"]);
  const faq = await foundOrGone("faqs", currentFaqId(id), findFaq, "Question introuvable");
  const path = markdownPath(faq.path);
  if (new URL(request.url).pathname !== path) return redirectTo(path, faq.id === id ? 308 : 301);
  return markdownPage(request, faq.path, findQuestionMarkdown(faq));
}
