import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import type { Category } from "~/domain/faq/category";
import type { SearchHit } from "~/domain/faq/faq";
import { CategoryLabel } from "~/components/faq/category-icon";
import { Marked } from "./marked";
import { VerdictChip } from "~/components/faq/verdict-chip";

export function BestAnswers({
  title,
  answers,
  categories,
}: {
  title: string;
  answers: SearchHit[];
  categories: Map<string, Category>;
}) {
  return (
    <section aria-labelledby="meilleures" className="mb-12">
      <h2 id="meilleures" className="mb-5 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {answers.map(({ id, path, question, excerpt, categorySlug, verdict }) => {
          const category = categories.get(categorySlug);
          return (
            <li
              key={id}
              className="relative flex flex-col gap-2 rounded-card border border-line bg-card p-6 shadow-card transition-colors duration-150 hover:border-field"
            >
              <div className="flex flex-wrap items-center justify-between gap-2">
                {category && <CategoryLabel category={category} />}
                {verdict && <VerdictChip verdict={verdict} />}
              </div>
              <h3 className="text-xl">
                <Link to={path} className="after:absolute after:inset-0 after:rounded-card">
                  <Marked pieces={question} />
                </Link>
              </h3>
              <p className="leading-normal">
                <Marked pieces={excerpt} />
              </p>
              <p aria-hidden className="mt-auto flex items-center gap-2 pt-3 font-semibold text-primary">
                Lire la réponse
                <ArrowRight className="size-4" />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
