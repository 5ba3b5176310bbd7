/** Asks for a picture in one colour. */
const ONE_COLOUR = "\ufe0e";

/** An emoji of the contents, in the site's own font, on a tinted square. It is decoration: what stands beside it says the same. */
export function EmojiMark({ emoji, className = "" }: { emoji: string; className?: string }) {
  return (
    <span aria-hidden className={`emoji ${className}`}>
      {`${emoji}${ONE_COLOUR}`}
    </span>
  );
}
