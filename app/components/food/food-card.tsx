import { Link } from "@remix-run/react";
import { Check } from "~/components/icon/icons";
import { NO_RULE } from "~/domain/food/advice";
import { VERDICT_LABELS } from "~/domain/food/food";
import type { FoodLine, FoodResult } from "~/domain/food/food-result";
import { ended, lowered, raised } from "~/domain/food/food-words";
import { EVERYONE } from "~/domain/food/situation";
import { MoreLink } from "./more-link";
import { StorageResult } from "./storage-result";
import { type AdviceKind, adviceKind, VerdictMark } from "./verdict-mark";

type Verdicts = Extract<FoodResult, { kind: "verdicts" }>;
type Situation = Verdicts["situation"];

/** The advice on the foods that a search term names, shown as the first search results. */
export function FoodCard({ result }: { result: FoodResult }) {
  if (result.kind === "storage") return <StorageResult result={result} />;
  const { situation, lines, listPath } = result;
  const [only, second] = lines;
  return (
    <section aria-label={"Puis-je en manger\u202f?"} className="mb-8 max-w-3xl">
      {only && !second ? (
        <SingleVerdict line={only} situation={situation} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
          {lines.map((line) => (
            <li key={line.id} className="flex gap-4 p-5">
              <VerdictMark verdict={adviceKind(line.advice)} className="size-11" />
              <div>
                <h3 className="font-sans text-base font-semibold">
                  <Link to={line.path} className="text-link">
                    {line.name}
                  </Link>
                </h3>
                <p className={`font-display text-xl font-bold ${colorsOf(line).text}`}>
                  {headline(line, situation)}
                </p>
                <Details line={line} situation={situation} className="mt-1 text-[.95rem]" />
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {only && !second && (
          <MoreLink to={only.path}>
            {situation.key === EVERYONE ? "Choisir pour qui" : "Voir pour une autre personne"}
          </MoreLink>
        )}
        <MoreLink to={listPath}>
          {situation.key === EVERYONE ? "Chercher un autre aliment" : `${situation.title}\u202f: la liste`}
        </MoreLink>
      </p>
    </section>
  );
}

function SingleVerdict({ line, situation }: { line: FoodLine; situation: Situation }) {
  const { tint, text } = colorsOf(line);
  return (
    <div className={`rounded-card p-5 md:p-6 ${tint}`}>
      <div className="flex items-center gap-4">
        <VerdictMark verdict={adviceKind(line.advice)} className="h-14" />
        <h3>
          <span className="block font-sans text-base font-semibold tracking-normal">{line.name}</span>{" "}
          <span className={`block text-2xl leading-tight ${text}`}>{headline(line, situation)}</span>
        </h3>
      </div>
      <Details line={line} situation={situation} className="mt-4 text-lg" />
      {line.replacement && line.advice.verdict === "eviter" && (
        <p className="mt-4 flex items-center gap-4 rounded-[.9rem] bg-card px-4 py-3">
          <Check aria-hidden className="size-8 shrink-0 text-secondary" />
          <span>
            <span className="block text-sm text-muted">À la place</span>{" "}
            <strong>{raised(line.replacement)}</strong>
          </span>
        </p>
      )}
      {line.warning && <p className="mt-4 text-sm">{line.warning}</p>}
    </div>
  );
}

function Details({
  line: { advice, avoidedBy },
  situation,
  className,
}: {
  line: FoodLine;
  situation: Situation;
  className: string;
}) {
  const { condition, reason, coverage } = advice;
  const isUnknown = coverage === "unknown" && situation.key !== EVERYONE;
  return (
    <div className={className}>
      {condition && <p className="font-semibold">{ended(raised(condition))}</p>}
      {reason && <p>{ended(raised(reason))}</p>}
      {isUnknown && (
        <p>
          {advice.verdict && `${situation.title}\u202f: `}
          {NO_RULE}
        </p>
      )}
      {coverage === "unknown" && !isUnknown && <p>La réponse dépend de la personne.</p>}
      {avoidedBy.length > 0 && (
        <p>
          <strong>À éviter&#8239;:</strong> {ended(avoidedBy.map(lowered).join(", "))}
        </p>
      )}
    </div>
  );
}

/** « Enceinte : à éviter ». If the situation has no rule, the headline shows the rule for everyone and says so. */
function headline({ advice: { verdict, coverage } }: FoodLine, { key, title }: Situation): string {
  if (coverage === "nothing-special") return `${title}\u202f: rien de particulier`;
  if (verdict === null) return key === EVERYONE ? "Pour qui\u202f?" : `${title}\u202f: pas de règle`;
  const whose = coverage === "unknown" ? "Tout le monde" : title;
  return `${whose}\u202f: ${lowered(VERDICT_LABELS[verdict])}`;
}

const COLORS: Record<AdviceKind, { tint: string; text: string }> = {
  eviter: { tint: "bg-myth-tint", text: "text-myth" },
  limiter: { tint: "bg-accent-tint", text: "text-accent" },
  "oui-si": { tint: "bg-primary-tint", text: "text-primary" },
  oui: { tint: "bg-secondary-tint", text: "text-secondary" },
  rien: { tint: "bg-card border border-line", text: "text-ink" },
  inconnu: { tint: "bg-card border border-line", text: "text-ink" },
};

function colorsOf({ advice }: FoodLine): { tint: string; text: string } {
  return COLORS[adviceKind(advice)];
}
