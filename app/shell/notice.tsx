import type { ReactNode } from "react";

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="remark mt-4">
      {children}
    </div>
  );
}

export const MedicalNote = () => (
  <p role="note" className="remark hidden text-[.95rem] text-muted print:block">
    Information générale, ne remplace pas un avis médical.
  </p>
);
