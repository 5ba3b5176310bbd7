import type { ReactNode } from "react";
import { Stethoscope } from "~/shell/icon/icons";

/** The medical caution, shown below all advice. */
export function MedicalNote({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <p role="note" className={`flex max-w-3xl gap-3 rounded-card bg-primary-tint px-5 py-4 ${className}`}>
      <Stethoscope aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>Information générale, ne remplace pas un avis médical{children}</span>
    </p>
  );
}
