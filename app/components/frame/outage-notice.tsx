import { useRouteLoaderData } from "@remix-run/react";
import { readSiteData } from "~/domain/site/seo";
import { Notice } from "~/components/site/notice";

export function OutageNotice() {
  if (!readSiteData(useRouteLoaderData("root"))?.isOutage) return null;
  return (
    <div className="wrap print:hidden">
      <Notice>
        Vous lisez une copie du site&#8239;: nos serveurs de données ne répondent pas. Les formulaires
        reviendront bientôt.
      </Notice>
    </div>
  );
}
