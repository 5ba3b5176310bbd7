import { Fragment } from "react";
import { TitleText } from "~/components/reading/title-text";
import type { MarkedText } from "~/domain/faq/marked-text";

export function Marked({ pieces }: { pieces: MarkedText }) {
  return pieces.map(({ text, isMatch }, index) => {
    const Piece = isMatch ? "mark" : Fragment;
    return (
      <Piece key={index}>
        <TitleText>{text}</TitleText>
      </Piece>
    );
  });
}
