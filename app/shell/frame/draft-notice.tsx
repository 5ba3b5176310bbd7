import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { readSiteData } from "~/shell/head/seo";
import { Notice } from "~/shell/notice";

export type DraftPreview = {
  /** The errors in the files, in French. The site shows the last contents that had no errors. */
  problems: string[];
  pages: { title: string; path: string }[];
};

export function DraftNotice() {
  const { pathname } = useLocation();
  const drafts = readSiteData(useRouteLoaderData("root"))?.drafts;
  if (!drafts) return null;
  const { pages, problems } = drafts;
  const links = pages.map(({ path }) => `main a[href="${path}"]::after`).join();
  const marks = `${links}{content:" (brouillon)";font-style:italic}`;
  return (
    <>
      {pages.length > 0 && <style dangerouslySetInnerHTML={{ __html: marks }} />}
      <div className="wrap print:hidden">
        {problems.length > 0 && (
          <Notice>
            <strong>À corriger&#8239;:</strong> la page montre la dernière version sans faute.
            {problems.map((problem) => (
              <span key={problem} className="block">
                {problem}
              </span>
            ))}
          </Notice>
        )}
        {pages.some(({ path }) => path === pathname) && (
          <Notice>
            <strong>Brouillon&#8239;:</strong> cette page n’est pas encore publiée. Seul le site en
            développement la montre.
          </Notice>
        )}
      </div>
    </>
  );
}
