import type { ReactNode } from "react";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import type { ContentPage } from "~/server/compiled/compiled-contents";
import { frenchDate } from "~/text/typography";

/** An editorial page written in Markdown, followed by `children`. */
export function EditorialArticle({ page, children }: { page: ContentPage; children?: ReactNode }) {
  return (
    <>
      <Breadcrumb here={{ name: page.title, path: `/${page.slug}` }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {page.title}
      </h1>
      <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: page.html }} />
      {children}
      {page.updated_on && (
        <p className="mt-8 text-sm text-muted">
          Mis à jour le <time dateTime={page.updated_on}>{frenchDate(page.updated_on)}</time>
        </p>
      )}
    </>
  );
}
