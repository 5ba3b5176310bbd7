/** The drawing of a quiz question; `label` is the text alternative. */
export type QuizDrawing = { title: string; label: string; svg: string };
