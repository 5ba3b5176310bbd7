import type { Correction, PlayedQuestion } from "./quiz-rules";
import { OutcomeMark } from "./correction";

const ANSWER = "flex min-h-12 items-center gap-x-3 rounded-[.9rem] border-[1.5px] bg-card px-4 leading-snug";

type Props = { question: PlayedQuestion; chosenId: number | null; isRefused: boolean };

export function QuizChoices({ question: { answers, drawing }, chosenId, isRefused }: Props) {
  const described = [isRefused && "erreur", drawing && "dessin"].filter(Boolean);
  return (
    <div
      role="group"
      aria-labelledby="enonce"
      aria-describedby={described.join(" ") || undefined}
      className="space-y-3"
    >
      {answers.map((answer, index) => (
        <label
          key={answer.id}
          className={`${ANSWER} cursor-pointer border-field py-2.5 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary`}
        >
          <input
            type="radio"
            name="reponse"
            value={answer.id}
            defaultChecked={answer.id === chosenId}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript, the returned page must start here
            autoFocus={isRefused && index === 0}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-field outline-none checked:border-[.4rem] checked:border-current"
          />
          {answer.text}
        </label>
      ))}
    </div>
  );
}

/** Marks answers with words: a check mark alone beside « L’espadon » could be read as advice to eat swordfish. */
export function CorrectedChoices({
  question,
  correction: { given, correct },
}: {
  question: PlayedQuestion;
  correction: Correction;
}) {
  return (
    <ul className="space-y-3">
      {question.answers.map(({ id, text }) => {
        const isRight = text === correct;
        const isMarked = isRight || text === given;
        return (
          <li
            key={id}
            className={`${ANSWER} flex-wrap gap-y-1 border-line py-2 text-muted data-right:border-2 data-right:text-ink data-[right=false]:border-myth data-[right=false]:bg-myth-tint data-[right=true]:border-leaf-solid data-[right=true]:bg-secondary-tint`}
            data-right={isMarked ? isRight : undefined}
          >
            <span className="min-w-0 flex-1 basis-48">{text}</span>
            {isMarked && (
              <span className="flex shrink-0 items-center gap-2 text-[.95rem] font-semibold">
                {isRight ? "Bonne réponse" : "Votre réponse"}
                <OutcomeMark isRight={isRight} className="size-7" />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
