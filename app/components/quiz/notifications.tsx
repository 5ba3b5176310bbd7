import { useEffect } from "react";
import { Toaster, toast } from "sonner";

/** Says something in passing, each time `occasion` changes; nothing while there is no text. */
export function Notifications({ text, occasion }: { text: string | null; occasion: string }) {
  useEffect(() => {
    if (text) toast.error(text);
  }, [text, occasion]);
  return (
    <Toaster
      theme="system"
      position="bottom-right"
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel="Notifications"
      className="font-sans!"
    />
  );
}
