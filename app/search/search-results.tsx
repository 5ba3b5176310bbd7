import { Link } from "@remix-run/react";
import emptyPlate from "../../content/drawings/assiette-vide-clair.svg";
import { Fold } from "~/shell/fold";
import { type Category, categoryPath, isMythSlug } from "~/questions/categories/category";
import type { PopularFaq, SearchHit } from "~/questions/faq";
import { counted } from "~/text/typography";
import { PopularQuestions } from "~/questions/popular-questions";
import { Fragment } from "react";
import { TitleText } from "~/shell/title-text";
import type { HighlightedText } from "~/text/highlighting";
import type { SuggestedPage } from "./find-suggested-pages";
import { SHOWN_HITS } from "./search-limits";
import { VerdictChip } from "~/questions/verdict-chip";

const LABEL = "Résultats de la recherche";

type Props = {
  term: string;
  isUrgent: boolean;
  results: SearchHit[];
  isNear: boolean;
  isPartial: boolean;
  categories: Category[];
  suggestedPages: SuggestedPage[];
  popular: PopularFaq[];
};

export function SearchResults({ isUrgent, categories, suggestedPages, popular, ...found }: Props) {
  const { results } = found;
  if (isUrgent) {
    const titles = results.map((hit) => ({ ...hit, excerpt: [] }));
    return (
      <section aria-label="Résultats">
        {titles.length > 0 ? (
          <Fold summary={<Count {...found} />}>
            <SearchHits hits={titles} />
          </Fold>
        ) : (
          <Count {...found} />
        )}
      </section>
    );
  }
  return (
    <section aria-label="Résultats" className="columns">
      <div>
        {results.length === 0 && (
          <img
            src={emptyPlate}
            alt=""
            width="280"
            height="184"
            className="mb-near w-40 max-md:mt-2 print:hidden"
          />
        )}
        <div className="search-count">
          <SuggestedPages suggestedPages={suggestedPages} />
          <Count {...found} />
        </div>
        {results.length > 0 && <SearchHits hits={results} />}
        {popular.length > 0 && <PopularQuestions faqs={popular} />}
      </div>
      <div className="lg:sticky lg:top-6">
        <CategoryLinks
          categories={categories}
          className={results.length > 0 ? "beside max-lg:hidden" : "beside"}
        />
        <p>
          Vous ne trouvez pas votre réponse&#8239;?{" "}
          <Link to="/contact" className="text-link unbroken">
            Écrivez-nous
          </Link>
          .
        </p>
      </div>
    </section>
  );
}

function SuggestedPages({ suggestedPages }: Pick<Props, "suggestedPages">) {
  if (suggestedPages.length === 0) return null;
  return (
    <ul aria-label="Pages proposées" className="flex flex-wrap gap-x-3 gap-y-2">
      {suggestedPages.map(({ kind, title, path }) => (
        <li key={path}>
          <Link to={path} className="flex min-h-11 items-center max-md:-my-3">
            <span className="rounded-full bg-secondary-tint px-1.5 py-1 text-[.85rem] leading-tight md:px-4 md:py-2.5 md:text-base">
              <span className="text-muted max-md:sr-only">{kind}&#8239;: </span>
              <span className="text-link">{title}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Count({
  term,
  results,
  isNear,
  isPartial,
}: Pick<Props, "term" | "results" | "isNear" | "isPartial">) {
  const count = results.length;
  if (count === 0) {
    return (
      <div role="status">
        <h2 className="text-3xl sm:text-4xl">Aucun résultat trouvé</h2>
        <p className="mt-2 mb-near text-lg">
          Essayez avec des <span className="unbroken">mots-clés</span> différents
        </p>
      </div>
    );
  }
  const nearTitle = count > 1 ? "Questions voisines" : "Question voisine";
  return (
    <div role="status">
      <h2 className="text-[1.18rem] md:text-2xl">
        {isNear ? nearTitle : `${counted(count, "résultat")} pour ${term}`}
      </h2>
      {(isPartial || isNear) && (
        <p className="my-2 text-muted">
          {isPartial
            ? "La recherche est incomplète pour l’instant\u202f: il peut manquer des réponses. Réessayez dans quelques minutes."
            : `Nous n’avons pas trouvé exactement «\u202f${term}\u202f»\u202f: voici ce qui s’en rapproche le plus.`}
        </p>
      )}
    </div>
  );
}

type HitsProps = { hits: SearchHit[] };

function SearchHits({ hits }: HitsProps) {
  const others = hits.slice(SHOWN_HITS);
  return (
    <>
      <HitList label={LABEL} hits={hits.slice(0, SHOWN_HITS)} />
      {others.length > 0 && (
        <details className="mt-4 space-y-4">
          <summary className="button button-quiet print:hidden">
            {others.length > 1 ? `Voir les ${others.length} autres` : "Voir l’autre résultat"}
          </summary>
          <HitList label={`${LABEL}, suite`} hits={others} start={SHOWN_HITS + 1} />
        </details>
      )}
    </>
  );
}

function HitList({ label, hits, start }: HitsProps & { label: string; start?: number }) {
  return (
    <ol aria-label={label} start={start} className="search-hits">
      {hits.map(({ id, path, question, excerpt, categorySlug, verdict }) => (
        <li key={id}>
          <h3>
            <Link to={path}>
              <Highlighted pieces={question} />
            </Link>
          </h3>
          {excerpt.length > 0 && (
            <p>
              <Highlighted pieces={excerpt} />
            </p>
          )}
          {isMythSlug(categorySlug) && (
            <div className="search-hit-labels">
              <p>Vrai ou faux&#8239;?</p>
              {verdict && <VerdictChip verdict={verdict} />}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function CategoryLinks({ categories, className }: { categories: Category[]; className: string }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="themes" className={`mb-apart print:hidden ${className}`}>
      <h2 id="themes" className="mb-near text-xl">
        Parcourir les thèmes
      </h2>
      <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-1">
        {categories.map(({ slug, title }) => (
          <li key={slug} className="border-b border-line">
            <Link
              to={categoryPath(slug)}
              className="flex min-h-11 items-center py-1.5 leading-snug font-semibold hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Highlighted({ pieces }: { pieces: HighlightedText }) {
  return pieces.map(({ text, isMatch }, index) => {
    const Piece = isMatch ? "mark" : Fragment;
    return (
      <Piece key={index}>
        <TitleText>{text}</TitleText>
      </Piece>
    );
  });
}
