/** The variation selector for text presentation. */
const ONE_COLOUR = "\ufe0e";

/** An emoji in the site's font on a tinted square. Decorative, because the text beside it has the same meaning. */
export function EmojiMark({ emoji, className = "" }: { emoji: string; className?: string }) {
  return (
    <span aria-hidden className={`emoji ${className}`}>
      {`${emoji}${ONE_COLOUR}`}
    </span>
  );
}
