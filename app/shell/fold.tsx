import type { ReactNode } from "react";

export function Fold({
  summary,
  className = "",
  isOpen = false,
  children,
}: {
  summary: ReactNode;
  className?: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className={`fold ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
