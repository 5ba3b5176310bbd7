import type { ReactNode } from "react";
import type { Tile } from "~/shell/illustration";
import { Breadcrumb } from "./breadcrumb";

type Props = {
  title: string;
  path: string;
  lead?: string;
  tile?: Tile;
  isNarrow?: boolean;
  children: ReactNode;
};

export function Page({ title, path, lead, tile, isNarrow = false, children }: Props) {
  return (
    <div className={`wrap pt-2 pb-4 md:py-8 ${isNarrow ? "narrow" : ""}`}>
      <Breadcrumb tile={tile} here={{ name: title, path }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {title}
      </h1>
      {lead && <p className="mt-3 max-w-2xl text-lg text-muted">{lead}</p>}
      {children}
    </div>
  );
}
