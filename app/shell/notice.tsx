import { Info } from "~/shell/icon/icons";
import type { ReactNode } from "react";

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="mt-6 flex max-w-3xl gap-3 rounded-card bg-primary-tint px-5 py-4">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <div>{children}</div>
    </div>
  );
}
