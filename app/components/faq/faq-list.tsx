import { useEffect, useRef } from "react";
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

  useEffect(() => {
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
    <ul ref={list} aria-label={label} className="space-y-3" itemScope itemType="https://schema.org/FAQPage">
      {faqs.map((faq) => (
        <li key={faq.id} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
          <FaqItem faq={faq} isMyth={isMyth(faq)} listName={label} />
        </li>
      ))}
    </ul>
  );
}
