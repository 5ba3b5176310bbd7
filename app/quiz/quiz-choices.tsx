import { TitleText } from "~/shell/title-text";
import type { QuizStep } from "./quiz-play";
import { OutcomeMark, QuizDrawing } from "./correction";
import type { Correction } from "./quiz-grading";

type Props = {
  question: QuizStep["question"];
  chosenId: number | null;
  isRefused: boolean;
};

export function QuizChoices({ question, chosenId, isRefused }: Props) {
  const described = [isRefused && "erreur", question.drawing && "dessin"].filter(Boolean);
  return (
    <fieldset aria-describedby={described.join(" ") || undefined}>
      <legend className="mb-2">
        <h2 tabIndex={-1} className="scroll-mt-20 text-xl outline-none max-sm:text-lg">
          <TitleText>{question.text}</TitleText>
        </h2>
      </legend>
      {question.drawing && <QuizDrawing drawing={question.drawing} id="dessin" />}
      <div className="space-y-2">
        {question.answers.map((answer, index) => (
          <label
            key={answer.id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-[.9rem] border-[1.5px] border-field bg-card px-4 py-2.5 leading-snug hover:border-ink has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="reponse"
              value={answer.id}
              defaultChecked={answer.id === chosenId}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript, the returned page must start here
              autoFocus={isRefused && index === 0}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-field outline-none checked:border-[.4rem] checked:border-primary"
            />
            {answer.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Mark = { label: string; isRight: boolean };

/** Always with words: a check mark alone beside « L’espadon » could be read as advice to eat swordfish. */
function markOf(text: string, { given, correct }: Correction): Mark | null {
  if (text === correct) return { label: "Bonne réponse", isRight: true };
  return text === given ? { label: "Votre réponse", isRight: false } : null;
}

export function CorrectedChoices({
  question,
  correction,
}: {
  question: QuizStep["question"];
  correction: Correction;
}) {
  return (
    <>
      <h2 tabIndex={-1} className="mb-2 scroll-mt-20 text-xl outline-none max-sm:text-lg">
        <TitleText>{question.text}</TitleText>
      </h2>
      <ul className="space-y-2">
        {question.answers.map(({ id, text }) => {
          const mark = markOf(text, correction);
          return (
            <li
              key={id}
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-[.9rem] border-[1.5px] border-line bg-card px-4 py-2 leading-snug text-muted data-right:border-2 data-right:text-ink data-[right=false]:border-myth data-[right=false]:bg-myth-tint data-[right=true]:border-leaf-solid data-[right=true]:bg-secondary-tint"
              data-right={mark?.isRight}
            >
              <span className="min-w-0 flex-1 basis-48">{text}</span>
              {mark && (
                <span className="flex shrink-0 items-center gap-2 text-[.95rem] font-semibold">
                  {mark.label}
                  <OutcomeMark isRight={mark.isRight} className="size-7" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
