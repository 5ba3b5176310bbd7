import type { ReactNode } from "react";

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="remark mt-4">
      {children}
    </div>
  );
}
