/** A verb with its hyphenated pronoun (« faut-il », « compte-t-on »), or a number with its unit (« 2 litres »). */
const UNBROKEN =
  /(-(?:t-)?(?:ce|elles?|ils?|je|nous|on|tu|vous)(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}])\d+ \p{L}+)/u;

/** CSS has no rule that keeps these on one line. */
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
