import { type Correction, outcomeOf, type QuizOutcome } from "./quiz-grading";
import basket from "~drawing/panier";

const RADIUS = 58;

/** The score as a ring. It is decorative: the sentence beside it contains the score. */
export function ScoreRing({ score, total, percentage }: QuizOutcome) {
  return (
    <svg aria-hidden className="score-ring" viewBox="0 0 140 140">
      <circle className="score-track" cx="70" cy="70" r={RADIUS} />
      {score > 0 && (
        <circle
          className="score-arc"
          cx="70"
          cy="70"
          r={RADIUS}
          pathLength={100}
          strokeDasharray={`${percentage} 100`}
          transform="rotate(-90 70 70)"
        />
      )}
      <text x="70" y="81" className="score-number">
        {`${score}/${total}`}
      </text>
    </svg>
  );
}

export function OutcomeMark({ isRight }: { isRight: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={`outcome-mark ${isRight ? "is-right" : ""}`}>
      <path d={isRight ? "M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z" : "M16 2.5 29.5 16 16 29.5 2.5 16Z"} />
      <path d={isRight ? "m10 16.5 4.3 4.3L22.5 12" : "m12 12 8 8M20 12l-8 8"} />
    </svg>
  );
}

export function OutcomeRow({ corrections }: { corrections: Correction[] }) {
  return (
    <ol aria-label="Vos réponses, une par une" className="outcomes">
      {corrections.map((correction, index) => (
        <li key={correction.id}>
          <a href={`#correction-${index + 1}`}>
            <OutcomeMark isRight={correction.isRight} />
            <span className="sr-only">Question </span>
            <span className="text-muted">{index + 1}</span> <span>{outcomeOf(correction)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

const PIECE = /<g data-ordre="(\d+)">.*?<\/g>/g;
const PIECES = basket.match(PIECE)?.length ?? 0;

/** Shows one piece per right answer, or in proportion if the quiz has more quiz questions than the basket has pieces. */
export function QuizBasket({ score, total }: { score: number; total: number }) {
  const pieces = total <= PIECES ? score : Math.floor((score / total) * PIECES);
  const svg = basket.replace(PIECE, (piece, order) => (Number(order) <= pieces ? piece : ""));
  return (
    <figure className="quiz-basket">
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      {total <= PIECES && <figcaption>Un légume par bonne réponse</figcaption>}
    </figure>
  );
}
