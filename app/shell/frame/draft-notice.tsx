import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { readSiteData } from "~/shell/head/seo";
import { Notice } from "~/shell/notice";

export function DraftNotice() {
  const { pathname } = useLocation();
  const { drafts = [], contentProblems = [] } = readSiteData(useRouteLoaderData("root")) ?? {};
  if (drafts.length + contentProblems.length === 0) return null;
  const links = drafts.map(({ path }) => `main a[href="${path}"]::after`).join();
  const marks = `${links}{content:" (brouillon)";font-style:italic}`;
  return (
    <>
      {drafts.length > 0 && <style dangerouslySetInnerHTML={{ __html: marks }} />}
      {contentProblems.length > 0 && (
        <div className="wrap print:hidden">
          <Notice>
            <strong>À corriger&#8239;:</strong> la page montre la dernière version sans faute.
            {contentProblems.map((problem) => (
              <span key={problem} className="block">
                {problem}
              </span>
            ))}
          </Notice>
        </div>
      )}
      {drafts.some(({ path }) => path === pathname) && (
        <div className="wrap print:hidden">
          <Notice>
            <strong>Brouillon&#8239;:</strong> cette page n’est pas encore publiée. Seul le site en
            développement la montre.
          </Notice>
        </div>
      )}
    </>
  );
}
