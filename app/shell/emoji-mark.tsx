const ONE_COLOR = "\ufe0e";

export function EmojiMark({ emoji }: { emoji: string }) {
  return (
    <span aria-hidden className="emoji">
      {`${emoji}${ONE_COLOR}`}
    </span>
  );
}
