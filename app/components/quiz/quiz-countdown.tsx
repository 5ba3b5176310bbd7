import { useFormAction, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { formatSeconds } from "~/domain/quiz/format-seconds";

const untilFormat = new Intl.DateTimeFormat("fr-FR", { timeStyle: "medium", timeZone: "Europe/Paris" });

const ANNOUNCEMENTS = new Map([
  [300, "Il reste cinq minutes."],
  [60, "Il reste une minute."],
  [30, "Il reste trente secondes."],
]);
const WARNING_SECONDS = 60;

type Props = {
  /** The remaining time at rendering, in seconds. */
  timeLeft: number;
  /** In seconds since 1970. The parent must also use the deadline as the `key`, because a new deadline needs a new countdown. */
  deadline: number;
  formId: string;
};

/** Shows the end time without JavaScript, otherwise a countdown that submits the quiz at zero. */
export function QuizCountdown({ timeLeft, deadline, formId }: Props) {
  const isHydrated = useHydrated();
  const seconds = useCountdown(timeLeft, formId, isHydrated);
  const announced = [...ANNOUNCEMENTS].findLast(([from]) => seconds <= from);
  const isUrgent = seconds < WARNING_SECONDS;
  if (!isHydrated) {
    return (
      <p className="text-muted max-sm:text-sm">
        Vous avez jusqu’à {untilFormat.format(deadline * 1000)} (heure de Paris).
      </p>
    );
  }
  return (
    <>
      <p role="timer" className={`font-bold tabular-nums ${isUrgent ? "text-myth" : ""}`}>
        <span className="sr-only">Temps restant{"\u202f"}: </span>
        {formatSeconds(seconds)}
        {isUrgent && <span className="text-sm">{"\u2002moins d’une minute"}</span>}
      </p>
      <p aria-live="polite" className="sr-only">
        {announced && seconds > announced[0] - 10 ? announced[1] : ""}
      </p>
    </>
  );
}

/**
 * The browser's clock time, in ms since 1970, when the page or the data with the remaining time arrived. The clock may be
 * wrong, so only the time elapsed since this moment is used. It includes the time before scripts ran and the time when the
 * device slept.
 */
function arrival(isInPage: boolean): number {
  const [page] = performance.getEntriesByType("navigation");
  if (isInPage && page instanceof PerformanceNavigationTiming) {
    return performance.timeOrigin + page.responseStart;
  }
  const data = performance.getEntriesByType("resource").findLast(isDataOfPage);
  // Do not use `timeOrigin + responseStart`, because the clock of performance entries may stop while the device sleeps.
  return (
    Date.now() - (data instanceof PerformanceResourceTiming ? performance.now() - data.responseStart : 0)
  );
}

function isDataOfPage({ name }: PerformanceEntry): boolean {
  const { pathname, searchParams } = new URL(name);
  const state = new URLSearchParams(location.search).get("etat");
  return pathname === `${location.pathname}.data` && searchParams.get("etat") === state;
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

function useCountdown(timeLeft: number, formId: string, isHydrated: boolean): number {
  // Scripts may load long after the data, and the first rendering already shows the time that is left.
  const [endOfData] = useState(() => (isHydrated ? arrival(false) + timeLeft * 1000 : null));
  const [seconds, setSeconds] = useState(() => (endOfData === null ? timeLeft : secondsUntil(endOfData)));
  const end = useRef(endOfData);
  const submit = useSubmit();
  const here = useFormAction();
  useEffect(() => {
    const until = (end.current ??= arrival(true) + timeLeft * 1000);
    const tick = () => {
      const left = secondsUntil(until);
      setSeconds(left);
      if (left > 0) return;
      stop();
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement) submit(form, { method: "post", action: here });
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
  }, [timeLeft, formId, submit, here]);
  return seconds;
}
