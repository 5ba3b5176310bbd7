import type * as Sonner from "sonner";
import { useEffect, useState } from "react";

const ABOVE_THE_BUTTONS = "5rem";

/** sonner restores the previous focus when Tab leaves a toast, so a focusable toast would be a keyboard trap. */
const leaveOutOfTab = (content: HTMLElement | null) => content?.closest("li")?.setAttribute("tabindex", "-1");

/** Shows `text` in a toast until `occasion` changes. Hidden from screen readers, which read the same text beside the form. */
export function QuizToast({ text, occasion }: { text: string | null; occasion: string }) {
  const [sonner, setSonner] = useState<typeof Sonner | null>(null);
  useEffect(() => {
    // Its module inserts a style, which start-scripts.js would take for an extension's before hydration. If it does not load,
    // the same text stands in the page.
    import("sonner").then(setSonner, () => {});
  }, []);
  useEffect(() => {
    if (!text || !sonner) return;
    const { toast } = sonner;
    const id = toast.error(
      <span aria-hidden ref={leaveOutOfTab}>
        {text}
      </span>,
    );
    return () => void toast.dismiss(id);
  }, [text, occasion, sonner]);
  if (!sonner) return null;
  const { Toaster } = sonner;
  return (
    <Toaster
      theme="system"
      position="bottom-right"
      mobileOffset={{ bottom: ABOVE_THE_BUTTONS }}
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel="Notifications"
      className="font-sans!"
    />
  );
}
