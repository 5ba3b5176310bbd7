import * as Accordion from "@radix-ui/react-accordion";
import { useEffect, useRef, useState } from "react";
import type { Faq } from "~/domain/faq/faq";
import { FaqItem } from "./faq-item";

export function FaqList<F extends Faq>({
  faqs,
  isMyth,
  label,
}: {
  faqs: F[];
  isMyth: (faq: F) => boolean;
  label: string;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState("");

  // React must not write what is open: a render from before a click would undo it.
  useEffect(() => {
    setOpen(list.current?.querySelector("details[open]")?.getAttribute("data-question") ?? "");
    const openNamedItem = () => {
      const named = document.getElementById(window.location.hash.slice(1));
      const item = named?.closest("details");
      if (item && list.current?.contains(item)) item.open = true;
    };
    openNamedItem();
    window.addEventListener("hashchange", openNamedItem);
    return () => window.removeEventListener("hashchange", openNamedItem);
  }, []);

  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} asChild>
      <ul ref={list} aria-label={label} className="space-y-3" itemScope itemType="https://schema.org/FAQPage">
        {faqs.map((faq) => {
          const value = String(faq.id);
          return (
            <li key={value} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
              <FaqItem
                faq={faq}
                isMyth={isMyth(faq)}
                listName={label}
                onToggled={(isOpen) =>
                  setOpen((current) => (isOpen ? value : current === value ? "" : current))
                }
              />
            </li>
          );
        })}
      </ul>
    </Accordion.Root>
  );
}
