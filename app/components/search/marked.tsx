import { Fragment } from "react";
import type { MarkedText } from "~/domain/faq/marked-text";

export function Marked({ pieces }: { pieces: MarkedText }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
