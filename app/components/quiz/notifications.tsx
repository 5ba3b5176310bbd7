import { useEffect } from "react";
import { Toaster, toast } from "sonner";

/** Near the top of a phone's screen, where it covers no answer. */
const ABOVE_THE_ANSWERS = "calc(100dvh - 5rem)";

/** sonner gives the focus back to where it was when Tab leaves a toast: from there, Tab would come back for ever. */
const leaveOutOfTab = (content: HTMLElement | null) => content?.closest("li")?.setAttribute("tabindex", "-1");

/** Shows `text` until `occasion` changes. It is beside the form too, where the focus goes: screen readers hear it there. */
export function Notifications({ text, occasion }: { text: string | null; occasion: string }) {
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
