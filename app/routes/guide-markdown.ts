import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPageFile } from "~/data/site/compiled.server";
import { findGuide } from "~/data/site/contents.server";
import { markdownPath } from "~/domain/editing/page-files";
import { guidePath } from "~/domain/guide/guide-path";
import { markdownPage } from "~/http/pages/text-page.server";

export function loader({ params, request }: LoaderFunctionArgs) {
  const guide = findGuide(params["slug"] ?? "");
  if (!guide) throw new Response("Fiche non trouvée", { status: 404 });
  const path = guidePath(guide.slug);
  return markdownPage(request, path, findPageFile(markdownPath(path)));
}
