import * as Accordion from "@radix-ui/react-accordion";
import { useEffect, useRef, useState } from "react";
import type { Faq } from "./faq";
import { type FaqGroup, foldGroups, inColumns } from "./faq-groups";
import { FaqItem } from "./faq-item";

type Props<F extends Faq> = {
  groups: FaqGroup<F>[];
  isMyth: (faq: F) => boolean;
  label: string;
  /** Folds all but the first questions on a phone. */
  isFolded?: boolean;
};

const SHOWN_QUESTIONS = 6;

/** Questions below an `h2`. Only one answer is open at a time, across all groups. */
export function FaqList<F extends Faq>({ groups, isMyth, label, isFolded = false }: Props<F>) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState("");
  // Reads which `<details>` the visitor has opened. Never set `open` in JSX: a render that started before a click would undo the
  // click.
  useEffect(() => {
    setOpen(list.current?.querySelector("details[data-question][open]")?.getAttribute("data-question") ?? "");
  }, []);
  const toggle = (value: string, isOpen: boolean) =>
    setOpen((current) => (isOpen ? value : current === value ? "" : current));

  const { shown, folded } = isFolded ? foldGroups(groups, SHOWN_QUESTIONS) : { shown: groups, folded: [] };
  const others = folded.reduce((sum, { faqs }) => sum + faqs.length, 0);
  const shared = { isMyth, label, isGrouped: groups.length > 1, onToggled: toggle };
  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} asChild>
      <div ref={list} itemScope itemType="https://schema.org/FAQPage">
        <Groups groups={shown} {...shared} />
        {folded.length > 0 && (
          <details className="phone-details mt-3 space-y-3">
            <summary className="list-none">
              <span className="button button-quiet">
                {others > 1 ? `Voir les ${others} autres questions` : "Voir l’autre question"}
              </span>
            </summary>
            <Groups groups={folded} {...shared} />
          </details>
        )}
      </div>
    </Accordion.Root>
  );
}

type GroupsProps<F extends Faq> = Pick<Props<F>, "groups" | "isMyth" | "label"> & {
  isGrouped: boolean;
  onToggled: (value: string, isOpen: boolean) => void;
};

function Groups<F extends Faq>({ groups, isMyth, label, isGrouped, onToggled }: GroupsProps<F>) {
  return groups.map(({ name, faqs }) => (
    <div key={name} className="question-group">
      {name !== null && <h3 className="mb-3 text-xl">{name}</h3>}
      <div className="questions">
        {inColumns(faqs).map((column) => (
          <ul key={column[0]?.id} aria-label={name ?? label}>
            {column.map((faq) => (
              <li key={faq.id} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
                <FaqItem
                  faq={faq}
                  isMyth={isMyth(faq)}
                  heading={isGrouped ? "h4" : "h3"}
                  listName={label}
                  onToggled={(isOpen) => onToggled(String(faq.id), isOpen)}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  ));
}
