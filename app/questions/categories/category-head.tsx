import { Notice } from "~/shell/notice";
import { type Category, categoryPath } from "./category";
import { Badge } from "~/shell/badge";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { HeadIllustration } from "~/shell/illustration";
import { categoryIllustration } from "~/questions/illustrations";

export function CategoryHead({ category }: { category: Category }) {
  const { title, slug, description, color, isMyths } = category;
  return (
    <>
      <Breadcrumb here={{ name: title, path: categoryPath(slug) }} />
      <header className="guide-head">
        <div>
          <HeadIllustration of={categoryIllustration(slug)} tint={isMyths ? "myth" : color} />
        </div>
        <div>
          {isMyths && (
            <p className="mb-2">
              <Badge tone="myth">Vrai ou Faux ?</Badge>
            </p>
          )}
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
            {title}
          </h1>
        </div>
        <p className="mt-3 max-w-2xl text-muted sm:text-lg">{description}</p>
      </header>
      {isMyths && (
        <Notice>
          <strong>Attention, idées reçues.</strong> Ces phrases circulent partout&#8239;: certaines sont
          vraies, d’autres non. Chacune porte son verdict&#8239;; ouvrez-la pour la preuve et ses limites.
        </Notice>
      )}
    </>
  );
}
