/** The Unicode variation selector that shows an emoji in one color, like text. */
const ONE_COLOR = "\ufe0e";

export function EmojiMark({ emoji }: { emoji: string }) {
  return (
    <span aria-hidden className="emoji">
      {`${emoji}${ONE_COLOR}`}
    </span>
  );
}
