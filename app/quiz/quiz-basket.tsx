import basket from "~drawing/panier";

/** A piece of the drawing; `data-ordre` increases from the middle outwards. */
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
