import type { QuizDrawing as Data } from "~/domain/quiz/quiz-drawing";

/** A drawing beside its title. The build has made the SVG. */
export function QuizDrawing({ drawing: { title, svg }, id }: { drawing: Data; id?: string }) {
  return (
    <figure id={id} className="quiz-drawing">
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
