import type { ReactNode } from "react";

/** A folded section: a line with a heading, a few words about its content, and a chevron. */
export function Fold({
  summary,
  className = "",
  children,
}: {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={`fold ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
