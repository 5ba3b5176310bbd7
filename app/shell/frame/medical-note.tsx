import type { ReactNode } from "react";

/** The medical caution, shown below all advice. */
export function MedicalNote({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <p role="note" className={`max-w-3xl border-l-4 border-line pl-4 text-[.95rem] text-muted ${className}`}>
      Information générale, ne remplace pas un avis médical. {children}
    </p>
  );
}
