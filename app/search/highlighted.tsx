import { Fragment } from "react";
import { TitleText } from "~/shell/title-text";
import type { HighlightedText } from "~/text/highlighting";

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
