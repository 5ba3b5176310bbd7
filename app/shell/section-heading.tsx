import type { ReactNode } from "react";

export function SectionHeading({
  id,
  title,
  children,
  action,
}: {
  id?: string;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mb-near flex sm:mb-apart flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h2 id={id} className="text-2xl sm:text-3xl lg:[.columns>section_&]:text-xl">
          {title}
        </h2>
        {children && <p className="mt-1 text-muted">{children}</p>}
      </div>
      {action}
    </div>
  );
}
