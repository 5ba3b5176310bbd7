import type { LoaderFunctionArgs } from "@remix-run/node";
import { findGuide } from "~/data/site/contents.server";
import { settings } from "~/data/settings/settings.server";
import { guidePath } from "~/domain/guide/guide-path";
import { markdownHeaders, textPage } from "~/http/pages/text-page.server";
import { guideMarkdown } from "~/resources/markdown/guide-markdown";

export function loader({ params, request }: LoaderFunctionArgs) {
  const guide = findGuide(params["slug"] ?? "");
  if (!guide) throw new Response("Fiche non trouvée", { status: 404 });
  const { siteUrl } = settings();
  return textPage(request, markdownHeaders(siteUrl, guidePath(guide.slug)), () =>
    guideMarkdown(guide, siteUrl),
  );
}
