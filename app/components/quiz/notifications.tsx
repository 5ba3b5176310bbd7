import { useEffect } from "react";
import { Toaster, toast } from "sonner";

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
