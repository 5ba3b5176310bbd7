import type { QuizDrawing as Data } from "./quiz";

type Props = { drawing: Data; id?: string; isLarge?: boolean };

/** A drawing beside its title, or above its title if `isLarge`. The SVG contains nothing but shapes. */
export function QuizDrawing({ drawing: { title, label, svg }, id, isLarge = false }: Props) {
  return (
    <figure className={`quiz-drawing ${isLarge ? "is-large" : ""}`}>
      <div id={id} role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
