import type { LoaderFunctionArgs } from "@remix-run/node";
import { readSettings } from "~/data/env.server";
import { refuseMethod, textResource } from "~/data/http.server";
import { securityTxt } from "~/domain/security-txt";

export function loader({ request }: LoaderFunctionArgs) {
  const { siteUrl, contactEmail } = readSettings(process.env);
  return textResource(request, "text/plain", securityTxt(siteUrl, contactEmail));
}

export const action = refuseMethod;
