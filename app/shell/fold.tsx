import type { ReactNode } from "react";

/** A folded section: a line with a heading, a few words about its content, and a chevron. */
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
