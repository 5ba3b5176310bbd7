import { Link } from "@remix-run/react";
import * as Accordion from "@radix-ui/react-accordion";
import { useEffect, useRef, useState } from "react";
import type { Faq } from "~/domain/faq/faq";
import { type FaqGroup, inColumns } from "~/domain/faq/faq-groups";
import { FaqItem } from "./faq-item";
import { useOpenByHash } from "./open-by-hash";

type Props<F extends Faq> = {
  groups: FaqGroup<F>[];
  isMyth: (faq: F) => boolean;
  label: string;
};

/** Questions below an `h2`. Only one answer is open at a time, across all groups. */
export function FaqList<F extends Faq>({ groups, isMyth, label }: Props<F>) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState("");

  // React never sets the `open` attribute of `<details>`, because a render that started before a click would undo the click.
  useEffect(() => {
    setOpen(list.current?.querySelector("details[open]")?.getAttribute("data-question") ?? "");
  }, []);
  useOpenByHash(list);

  const toggle = (value: string, isOpen: boolean) =>
    setOpen((current) => (isOpen ? value : current === value ? "" : current));

  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} asChild>
      <div ref={list} itemScope itemType="https://schema.org/FAQPage">
        {groups.map(({ name, path, faqs }) => (
          <div key={name} className="question-group">
            {name !== null && <GroupHead name={name} path={path} />}
            <div className="questions">
              {inColumns(faqs).map((column) => (
                <ul key={column[0]?.id} aria-label={name ?? label}>
                  {column.map((faq) => (
                    <li key={faq.id} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
                      <FaqItem
                        faq={faq}
                        isMyth={isMyth(faq)}
                        heading={name === null ? "h3" : "h4"}
                        listName={label}
                        onToggled={(isOpen) => toggle(String(faq.id), isOpen)}
                      />
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Accordion.Root>
  );
}

function GroupHead({ name, path }: { name: string; path: string | null }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
      <h3 className="text-xl">{name}</h3>
      {path !== null && (
        <Link to={path} className="text-link inline-flex min-h-11 items-center print:hidden">
          Tout voir<span className="sr-only">{`\u202f: ${name}`}</span>
        </Link>
      )}
    </div>
  );
}
