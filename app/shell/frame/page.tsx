import type { ReactNode } from "react";
import { pageTile, type Tile } from "~/shell/illustration";
import { TitleText } from "~/shell/title-text";
import { Breadcrumb, type Crumb } from "./breadcrumb";

type HeadProps = {
  title: string;
  path: string;
  trail?: Crumb[];
  /** Without it, the head shows the page's own drawing. */
  tile?: Tile | undefined;
  lead?: ReactNode;
};

export function PageHead({ title, path, trail, tile = pageTile(path), lead }: HeadProps) {
  return (
    <>
      <Breadcrumb trail={trail} tile={tile} here={{ name: title, path }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        <TitleText>{title}</TitleText>
      </h1>
      {lead && <p className="mt-2 max-w-2xl text-muted sm:text-lg">{lead}</p>}
    </>
  );
}

export function Page({
  isNarrow = false,
  children,
  ...head
}: HeadProps & { isNarrow?: boolean; children: ReactNode }) {
  return (
    <div className={`wrap pt-2 pb-4 md:py-8 ${isNarrow ? "narrow" : ""}`}>
      <PageHead {...head} />
      {children}
    </div>
  );
}
