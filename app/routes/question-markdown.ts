import type { LoaderFunctionArgs } from "@remix-run/node";
import { listFaqs } from "~/questions/faqs.server";
import { leadingId } from "~/text/row-id";
import { markdownPage } from "~/server/pages/pdf-and-text-responses.server";
import { currentFaqId, foundOrGone } from "~/questions/missing-or-withdrawn.server";
import { findQuestionMarkdown } from "~/machines/file-addresses.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = leadingId(params["question"]);
  const faq = await foundOrGone("faqs", currentFaqId(id), listFaqs);
  return markdownPage(request, faq.path, findQuestionMarkdown(faq), faq.id === id ? 308 : 301);
}
