import type { ReactNode } from "react";
import { Page } from "~/shell/frame/page";
import type { ContentPage } from "~/server/compiled/compiled-contents";
import { frenchDate } from "~/text/typography";

export function EditorialArticle({ page, children }: { page: ContentPage; children?: ReactNode }) {
  return (
    <Page title={page.title} path={`/${page.slug}`}>
      <article className="max-w-xl">
        <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: page.html }} />
        {children}
        {page.updated_on && (
          <p className="mt-8 text-sm text-muted">
            Mis à jour le <time dateTime={page.updated_on}>{frenchDate(page.updated_on)}</time>
          </p>
        )}
      </article>
    </Page>
  );
}
