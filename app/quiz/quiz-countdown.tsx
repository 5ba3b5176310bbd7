import { useFormAction, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { Clock } from "./quiz-rules";

const clockTime = new Intl.DateTimeFormat("fr-FR", { timeStyle: "short", timeZone: "Europe/Paris" });

const ANNOUNCEMENTS = new Map([
  [300, "Il reste cinq minutes."],
  [60, "Il reste une minute."],
  [30, "Il reste trente secondes."],
]);
const WARNING_SECONDS = 60;

/** The deadlines of submitted quizzes: going back from a result does not submit the quiz again. */
const submitted = new Set<number>();

export function useStoppedCountdown(deadline: number) {
  useEffect(() => {
    submitted.add(deadline);
  }, [deadline]);
}

/** It needs a new `key` for each clock. Each text that changes is the only child of its element: React cannot change a text that a translator replaced beside another. */
export function QuizCountdown({ clock }: { clock: Clock }) {
  const isHydrated = useHydrated();
  const seconds = useCountdown(clock, isHydrated);
  const announced = [...ANNOUNCEMENTS].findLast(([from]) => seconds <= from);
  const isUrgent = seconds < WARNING_SECONDS;
  if (!isHydrated) {
    return (
      <p className="text-muted tabular-nums">
        {`jusqu’à ${clockTime.format(clock.deadline * 1000).replace(":", "\u00a0h\u00a0")}`}
      </p>
    );
  }
  return (
    <>
      <p role="timer" className={`font-bold tabular-nums ${isUrgent ? "text-myth" : ""}`}>
        <span className="sr-only">Temps restant{"\u202f: "}</span>
        <span>{formatSeconds(seconds)}</span>
        {isUrgent && <span className="text-sm">{"\u2002moins d’une minute"}</span>}
      </p>
      <p aria-live="polite" className="sr-only">
        {announced && seconds > announced[0] - 10 ? announced[1] : ""}
      </p>
    </>
  );
}

/** When the page arrived, as a `performance.now()`: its scripts may start long after. */
function pageArrival(): number {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceResourceTiming ? entry.responseStart : performance.now();
}

/** Counts on `performance.now()`, because the time of the device may be wrong, or corrected during the quiz. */
function useCountdown({ timeLeft, deadline }: Clock, isHydrated: boolean): number {
  const [end] = useState(() => (isHydrated ? performance.now() : pageArrival()) + timeLeft * 1000);
  const [seconds, setSeconds] = useState(() => secondsUntil(end));
  const submit = useSubmit();
  const here = useFormAction();
  useEffect(() => {
    const tick = () => {
      const left = secondsUntil(end);
      setSeconds(left);
      if (left > 0) return;
      stop();
      const form = document.getElementById("quiz");
      if (submitted.has(deadline) || !(form instanceof HTMLFormElement)) return;
      const fields = new FormData(form);
      fields.set("fin", "temps");
      submit(fields, { method: "post", action: here });
    };
    const timer = setInterval(tick, 1000);
    // Update the countdown when the tab is shown again, because browsers throttle timers in background tabs.
    document.addEventListener("visibilitychange", tick);
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
    tick();
    return stop;
  }, [end, deadline, submit, here]);
  return seconds;
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - performance.now()) / 1000));

function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
