import { useEffect } from "react";
import { Toaster, toast } from "sonner";

/** Near the top of a phone's screen, where toasts do not cover the choices. */
const ABOVE_THE_ANSWERS = "calc(100dvh - 5rem)";

/** sonner restores the previous focus when Tab leaves a toast, so a focusable toast would be a keyboard trap. */
const leaveOutOfTab = (content: HTMLElement | null) => content?.closest("li")?.setAttribute("tabindex", "-1");

/** Shows `text` in a toast until `occasion` changes. Hidden from screen readers, which read the same text beside the form. */
export function QuizToast({ text, occasion }: { text: string | null; occasion: string }) {
  useEffect(() => {
    if (!text) return;
    const id = toast.error(
      <span aria-hidden ref={leaveOutOfTab}>
        {text}
      </span>,
    );
    return () => void toast.dismiss(id);
  }, [text, occasion]);
  return (
    <Toaster
      theme="system"
      position="bottom-right"
      mobileOffset={{ bottom: ABOVE_THE_ANSWERS }}
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel="Notifications"
      className="font-sans!"
    />
  );
}
