/** The Unicode variation selector that shows an emoji in one color, like text. */
const ONE_COLOR = "\ufe0e";

/** An emoji in the site's font on a tinted square. Decorative, because the text beside it has the same meaning. */
export function EmojiMark({ emoji, className = "" }: { emoji: string; className?: string }) {
  return (
    <span aria-hidden className={`emoji ${className}`}>
      {`${emoji}${ONE_COLOR}`}
    </span>
  );
}
