/** The end of a verb with its pronoun, as in « faut-il » and « compte-t-on ». */
const PRONOUN = /(-(?:t-)?(?:ce|elles?|ils?|je|nous|on|tu|vous))(?![\p{L}\p{N}-])/u;

/** A title in which no line ends between a verb and its pronoun: CSS cannot spare these hyphens alone. */
export function TitleText({ children }: { children: string }) {
  return children.split(PRONOUN).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
