import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type ComponentProps, useEffect } from "react";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { FaqSection } from "~/questions/faq-list";
import { categoryIllustration } from "~/questions/illustrations";
import { FilterChips } from "~/shell/filter-chips";
import { PageHead } from "~/shell/frame/page";
import { counted } from "~/text/typography";
import { type Category, categoryPath, type Subcategory } from "./category";

type Props = Pick<ComponentProps<typeof FaqSection>, "faqs" | "total" | "page" | "pageCount"> & {
  category: Category;
  subcategories: (Subcategory & { count: number; drawing: string })[];
  subcategory: Subcategory | null;
  isOverview: boolean;
};

export function CategoryPage({ category, subcategories, subcategory, isOverview, ...list }: Props) {
  const { isMyths, color: tint } = category;
  const noun = isMyths ? "mythe" : "question";
  const own = subcategories.find(({ slug }) => slug === subcategory?.slug)?.drawing;
  const groups = subcategories.flatMap(({ slug, name, count, drawing }) => {
    const shown = list.faqs.filter((faq) => faq.subcategory?.slug === slug);
    const path = categoryPath(category.slug, { subcategory: slug });
    const all = count > shown.length ? { name: `Les ${counted(count, noun)}`, path } : null;
    return shown.length > 0 ? { name, tile: { of: drawing, tint }, faqs: shown, all } : [];
  });
  return (
    <div className="wrap page">
      <PageHead
        title={subcategory?.name ?? category.title}
        path={categoryPath(category.slug, { subcategory: subcategory?.slug })}
        trail={subcategory ? [{ name: category.title, path: categoryPath(category.slug) }] : []}
        tile={{ of: own ?? categoryIllustration(category.slug), tint }}
        lead={
          <>
            {(subcategory ?? category).description}
            {isMyths && (
              <>
                {" "}
                <strong>Attention&#8239;:</strong> certaines de ces phrases sont vraies, d’autres non.
                Ouvrez-les pour la preuve et ses limites.
              </>
            )}
            {category.slug === "cuisine-et-conservation" && (
              <>
                {" "}
                <Link to={STORAGE_PATH} className="text-link">
                  Ça se garde&#8239;?
                </Link>
              </>
            )}
          </>
        }
      />
      <FaqSection
        heading={isMyths ? "Mythes à débunker" : "Questions fréquentes"}
        noun={noun}
        empty={
          isMyths
            ? "Aucun mythe disponible pour cette catégorie."
            : "Aucune question disponible pour cette catégorie."
        }
        groups={isOverview ? groups : undefined}
        pathTo={(number) => categoryPath(category.slug, { subcategory: subcategory?.slug, page: number })}
        {...list}
      >
        <SubcategoryFilter {...{ category, subcategories, subcategory }} />
      </FaqSection>
    </div>
  );
}

function SubcategoryFilter({
  category,
  subcategories,
  subcategory: active,
}: Pick<Props, "category" | "subcategories" | "subcategory">) {
  usePreselectionByHash(category.slug, subcategories);
  if (subcategories.length === 0) return null;
  return (
    <div className="tabs">
      <FilterChips
        label="Sous-thèmes"
        chips={[null, ...subcategories].map((subcategory) => ({
          name: subcategory?.name ?? "Toutes",
          to: categoryPath(category.slug, { subcategory: subcategory?.slug }),
          isActive: subcategory?.slug === active?.slug,
        }))}
      />
    </div>
  );
}

/** Supports old links, which select a subcategory with `#slug`. */
function usePreselectionByHash(categorySlug: string, subcategories: Subcategory[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = subcategories.find(({ slug }) => `#${slug}` === hash)?.slug;
  useEffect(() => {
    if (named) navigate(categoryPath(categorySlug, { subcategory: named }), { replace: true });
  }, [categorySlug, named, navigate]);
}
