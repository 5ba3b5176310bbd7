import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPageFile } from "~/server/compiled/compiled.server";
import { markdownPath } from "~/server/compiled/page-files";
import { guidePath } from "~/guides/guide";
import { markdownPage } from "~/server/pages/pdf-and-text-responses.server";

export function loader({ params, request }: LoaderFunctionArgs) {
  const path = guidePath(params["slug"] ?? "");
  return markdownPage(request, path, findPageFile(markdownPath(path)));
}
