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
    <div className="mb-3 flex sm:mb-7 flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h2 id={id} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        {children && <p className="mt-1 text-muted sm:mt-2">{children}</p>}
      </div>
      {action}
    </div>
  );
}
