import { useFormAction, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { clock } from "~/domain/quiz/clock";

const untilFormat = new Intl.DateTimeFormat("fr-FR", { timeStyle: "medium", timeZone: "Europe/Paris" });

const ANNOUNCEMENTS = new Map([
  [300, "Il reste cinq minutes."],
  [60, "Il reste une minute."],
  [30, "Il reste trente secondes."],
]);
const WARNING_SECONDS = 60;

type Props = {
  /** Seconds, when the page was rendered. */
  timeLeft: number;
  /** Seconds since 1970. */
  deadline: number;
  formId: string;
};

/** Without JavaScript, the end time in words; with it, a clock that submits the quiz at zero. */
export function QuizCountdown({ timeLeft, deadline, formId }: Props) {
  const isHydrated = useHydrated();
  const seconds = useCountdown(timeLeft, deadline, formId);
  const announced = [...ANNOUNCEMENTS].findLast(([from]) => seconds <= from);
  const isUrgent = seconds < WARNING_SECONDS;
  if (!isHydrated) {
    return (
      <p className="text-muted max-sm:text-sm">
        Vous avez jusqu’à {untilFormat.format(deadline * 1000)} (heure de Paris) pour terminer.
      </p>
    );
  }
  return (
    <>
      <p role="timer" className={`font-bold tabular-nums ${isUrgent ? "text-myth" : ""}`}>
        <span className="sr-only">Temps restant{"\u202f"}: </span>
        {clock(seconds)}
        {isUrgent && <span className="text-sm">{"\u2002moins d’une minute"}</span>}
      </p>
      <p aria-live="polite" className="sr-only">
        {announced && seconds > announced[0] - 10 ? announced[1] : ""}
      </p>
    </>
  );
}

function useCountdown(timeLeft: number, deadline: number, formId: string): number {
  const [seconds, setSeconds] = useState(timeLeft);
  const submit = useSubmit();
  const here = useFormAction();
  useEffect(() => {
    // The browser's date may be wrong: only elapsed time counts.
    const end = performance.now() + timeLeft * 1000;
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement) submit(form, { method: "post", action: here });
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [timeLeft, deadline, formId, submit, here]);
  return seconds;
}
