import type { ReactElement, ReactNode } from "react";

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

export function FoldColumns({ children }: { children: ReactElement[] }) {
  return (
    <div className="fold-columns">
      {inColumns(children).map((column) => (
        <div key={column[0]?.key}>{column}</div>
      ))}
    </div>
  );
}

function inColumns<Item>(items: Item[]): Item[][] {
  const half = Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)].filter(({ length }) => length > 0);
}
