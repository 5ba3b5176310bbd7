import type { ReactNode } from "react";

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="remark mt-4">
      {children}
    </div>
  );
}

export function MedicalNote({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <p role="note" className={`remark text-[.95rem] text-muted ${className}`}>
      Information générale, ne remplace pas un avis médical. {children}
    </p>
  );
}
