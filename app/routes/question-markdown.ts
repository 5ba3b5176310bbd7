import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFaq } from "~/data/faq/faqs.server";
import { settings } from "~/data/settings/settings.server";
import { readQuestionId } from "~/domain/faq/question-path";
import { withOutageResponse } from "~/http/outage.server";
import { markdownHeaders, textPage } from "~/http/pages/text-page.server";
import { redirectTo } from "~/http/responses.server";
import { foundOrGone } from "~/http/withdrawn.server";
import { questionMarkdown } from "~/resources/markdown/question-markdown";

export const loader = withOutageResponse(async ({ params, request }: LoaderFunctionArgs) => {
  const id = readQuestionId(params["question"]);
  const faq = await foundOrGone("faqs", id, findFaq, "Question introuvable");
  const path = `${faq.path}.md`;
  if (new URL(request.url).pathname !== path) return redirectTo(path);
  const { siteUrl } = settings();
  return textPage(request, markdownHeaders(siteUrl, faq.path), () => questionMarkdown(faq, siteUrl));
});
