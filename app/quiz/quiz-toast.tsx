import { useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/** Shows `text` in a notification (specification, section 9). Hidden from screen readers, which read the same text in the form, where the focus is. */
export function QuizToast({ text }: { text: string | null }) {
  const region = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    const focusByHotkey = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === "KeyT") region.current?.focus();
    };
    document.addEventListener("keydown", focusByHotkey);
    return () => document.removeEventListener("keydown", focusByHotkey);
  }, []);
  if (!isHydrated) return null;
  return (
    <section ref={region} tabIndex={-1} aria-label="Notifications (Alt+T)" className="quiz-toast">
      {text && <p aria-hidden>{text}</p>}
    </section>
  );
}
