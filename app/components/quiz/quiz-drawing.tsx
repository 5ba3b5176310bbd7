import type { QuizDrawing as Data } from "~/domain/quiz/quiz-drawing";

/** A drawing beside its title. The build has made the SVG. */
export function QuizDrawing({ drawing: { title, label, svg }, id }: { drawing: Data; id?: string }) {
  return (
    <figure className="quiz-drawing">
      <div id={id} role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
