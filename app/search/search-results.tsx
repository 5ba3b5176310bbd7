import { Link } from "@remix-run/react";
import emptyPlate from "../../content/drawings/assiette-vide-clair.svg";
import { NextLinks } from "~/shell/article/next-links";
import { Fold } from "~/shell/fold";
import { type Category, categoryPath } from "~/questions/categories/category";
import type { PopularFaq, SearchHit } from "~/questions/faq";
import { counted } from "~/text/typography";
import { PopularQuestions } from "~/questions/popular-questions";
import { Fragment } from "react";
import { TitleText } from "~/shell/title-text";
import type { HighlightedText } from "~/text/highlighting";
import type { SuggestedPage } from "./find-suggested-pages";
import { VerdictChip } from "~/questions/verdict-chip";

const LABEL = "Résultats de la recherche";
/** Results after these are folded, because visitors rarely read more at first. */
const SHOWN_HITS = 10;

type MarkedPage = Omit<SuggestedPage, "title"> & { title: HighlightedText };

type Props = {
  term: string;
  isUrgent: boolean;
  /** A verdict or a duration is shown above, which answers even if no question does. */
  hasCard: boolean;
  results: SearchHit[];
  isNear: boolean;
  isPartial: boolean;
  categories: Category[];
  suggestedPages: MarkedPage[];
  popular: PopularFaq[];
};

export function SearchResults({ isUrgent, hasCard, categories, suggestedPages, popular, ...found }: Props) {
  const { results } = found;
  const isEmpty = results.length === 0;
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
        {isEmpty && !hasCard && (
          <img
            src={emptyPlate}
            alt=""
            width="280"
            height="184"
            className="mb-near w-40 max-md:mt-2 print:hidden"
          />
        )}
        {!(isEmpty && hasCard) && <Count {...found} />}
        <SearchHits hits={results} pages={suggestedPages} />
        {popular.length > 0 && <PopularQuestions faqs={popular} />}
        <p className="mt-apart">
          Vous ne trouvez pas votre réponse&#8239;?{" "}
          <Link to="/contact" className="text-link unbroken">
            Écrivez-nous
          </Link>
          .
        </p>
      </div>
      <NextLinks
        title="Parcourir les thèmes"
        links={categories.map(({ slug, title }) => ({ title, path: categoryPath(slug) }))}
        className={isEmpty ? "beside" : "beside max-lg:hidden"}
      />
    </section>
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
        <h2 className="text-2xl sm:text-3xl">Aucun résultat trouvé</h2>
        <p className="mt-2 mb-far text-lg">
          Essayez avec des <span className="unbroken">mots-clés</span> différents
        </p>
      </div>
    );
  }
  const nearTitle = count > 1 ? "Questions voisines" : "Question voisine";
  return (
    <div role="status" className="mb-2 in-[summary]:mb-0">
      <h2 className="text-[1.18rem] md:text-xl">
        {isNear ? (
          nearTitle
        ) : (
          <>
            {`${counted(count, "résultat")} pour `}
            <mark>{term}</mark>
          </>
        )}
      </h2>
      {(isPartial || isNear) && (
        <p className="mt-2 text-muted">
          {isPartial
            ? "La recherche est incomplète pour l’instant\u202f: il peut manquer des réponses. Réessayez dans quelques minutes."
            : `Nous n’avons pas trouvé exactement «\u202f${term}\u202f»\u202f: voici ce qui s’en rapproche le plus.`}
        </p>
      )}
    </div>
  );
}

type HitsProps = { hits: SearchHit[]; pages?: MarkedPage[] };

function SearchHits({ hits, pages = [] }: HitsProps) {
  if (hits.length + pages.length === 0) return null;
  const others = hits.slice(SHOWN_HITS);
  return (
    <>
      <HitList label={LABEL} hits={hits.slice(0, SHOWN_HITS)} pages={pages} />
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

function HitList({ label, hits, pages = [], start }: HitsProps & { label: string; start?: number }) {
  return (
    <ol aria-label={label} start={start} className="search-hits">
      {pages.map(({ kind, title, path }) => (
        <li key={path}>
          <Link to={path}>
            <Highlighted pieces={title} />
          </Link>
          <span className="text-sm text-muted">{kind}</span>
        </li>
      ))}
      {hits.map(({ id, path, question, excerpt, verdict }) => (
        <li key={id}>
          <h3>
            <Link to={path}>
              <Highlighted pieces={question} />
            </Link>
          </h3>{" "}
          {verdict && <VerdictChip verdict={verdict} />}
          {excerpt.length > 0 && (
            <p>
              <Highlighted pieces={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
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
