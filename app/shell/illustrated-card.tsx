import type { ReactNode } from "react";
import { Badge } from "./badge";
import { IllustrationPanel } from "./illustration";
import type { CategoryTone } from "./tone";

type Props = {
  of: string;
  tint: CategoryTone | "myth";
  badge: ReactNode;
  title: string;
  children: ReactNode;
};

/** On a wide screen the drawing is above the title; elsewhere beside it, so that the text below has the whole width. */
export function IllustratedCard({ of, tint, badge, title, children }: Props) {
  return (
    <article className="flex h-full flex-wrap content-start gap-x-3.5 overflow-hidden rounded-card border border-line bg-card p-3.5 shadow-card md:flex-col md:flex-nowrap md:p-0 print:shadow-none">
      <IllustrationPanel
        of={of}
        tint={tint}
        className="w-16 self-start rounded-xl md:w-auto md:self-auto md:rounded-none"
      />
      <div className="grow basis-36 self-center md:grow-0 md:basis-auto md:self-auto md:px-4 md:pt-5 lg:px-6">
        <p className="mb-1 md:mb-3">
          <Badge tone={tint}>{badge}</Badge>
        </p>
        <h3 className="text-[1.06rem] leading-tight lg:text-xl">{title}</h3>
      </div>
      <div className="flex grow basis-full flex-col gap-2 pt-2 text-[.95rem] leading-normal text-muted md:basis-auto md:px-4 md:pb-5 lg:px-6">
        {children}
      </div>
    </article>
  );
}
