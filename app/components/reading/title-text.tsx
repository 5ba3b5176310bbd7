/** The end of a verb with its pronoun, as in « faut-il » and « compte-t-on »; a number with what it counts, as in « 2 litres ». */
const UNBROKEN =
  /(-(?:t-)?(?:ce|elles?|ils?|je|nous|on|tu|vous)(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}])\d+ \p{L}+)/u;

/**
 * A title in which no line ends between a verb and its pronoun, or after a number: CSS cannot spare these alone.
 */
export function TitleText({ children }: { children: string }) {
  return children.split(UNBROKEN).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
