import { TitleText } from "~/shell/title-text";
import type { QuizStep } from "./quiz-view";

export function QuizRecap({ recap }: { recap: NonNullable<QuizStep["recap"]> }) {
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        Vos réponses jusqu’ici ({recap.length})
      </summary>
      <ol className="mt-3 divide-y divide-line">
        {recap.map(({ text, given }, index) => (
          <li key={text} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <p className="flex-1 basis-36 text-[.95rem]">
              <span className="text-muted">
                {index + 1}. <TitleText>{text}</TitleText>
              </span>
              <br />
              {given}
            </p>
            <button
              type="submit"
              name="aller"
              value={index + 1}
              className="text-link inline-flex min-h-11 shrink-0 cursor-pointer items-center"
            >
              Modifier<span className="sr-only"> la réponse à la question {index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
