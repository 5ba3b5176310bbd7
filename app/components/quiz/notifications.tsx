import { useEffect } from "react";
import { Toaster, toast } from "sonner";

/** Near the top of a phone's screen, where it covers no answer. */
const ABOVE_THE_ANSWERS = "calc(100dvh - 5rem)";

/** Shows `text` until `occasion` changes. It is beside the form too, where the focus goes: screen readers hear it there. */
export function Notifications({ text, occasion }: { text: string | null; occasion: string }) {
  useEffect(() => {
    if (!text) return;
    const id = toast.error(<span aria-hidden>{text}</span>);
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
