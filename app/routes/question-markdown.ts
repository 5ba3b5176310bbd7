import type { LoaderFunctionArgs } from "@remix-run/node";
import { currentFaqId } from "~/questions/subjects.server";
import { findFaq } from "~/questions/faqs.server";
import { markdownPath } from "~/server/compiled/page-files";
import { readQuestionId } from "~/questions/faq";
import { markdownPage } from "~/server/pages/text-page.server";
import { redirectTo } from "~/server/pages/responses.server";
import { foundOrGone } from "~/questions/withdrawn.server";
import { findQuestionMarkdown } from "~/machines/file-addresses.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = readQuestionId(params["question"]);
  const faq = await foundOrGone("faqs", currentFaqId(id), findFaq, "Question introuvable");
  const path = markdownPath(faq.path);
  if (new URL(request.url).pathname !== path) return redirectTo(path, faq.id === id ? 308 : 301);
  return markdownPage(request, faq.path, findQuestionMarkdown(faq));
}
