import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPageFile } from "~/server/compiled/compiled.server";
import { markdownPath } from "~/server/compiled/page-files";
import { guidePath } from "~/guides/guide";
import { markdownPage } from "~/server/pages/text-page.server";
import { findGuide } from "~/guides/guides.server";

export function loader({ params, request }: LoaderFunctionArgs) {
  const guide = findGuide(params["slug"] ?? "");
  if (!guide) throw new Response("Fiche non trouvée", { status: 404 });
  const path = guidePath(guide.slug);
  return markdownPage(request, path, findPageFile(markdownPath(path)));
}
