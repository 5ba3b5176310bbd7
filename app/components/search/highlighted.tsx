import { Fragment } from "react";
import { TitleText } from "~/components/text/title-text";
import type { HighlightedText } from "~/domain/text/highlighting";

export function Highlighted({ pieces }: { pieces: HighlightedText }) {
  return pieces.map(({ text, isMatch }, index) => {
    const Piece = isMatch ? "mark" : Fragment;
    return (
      <Piece key={index}>
        <TitleText>{text}</TitleText>
      </Piece>
    );
  });
}
