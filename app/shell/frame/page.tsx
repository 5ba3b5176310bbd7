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
  icon?: ReactNode;
  lead?: ReactNode;
};

export function PageHead({ title, path, trail, tile = pageTile(path), icon, lead }: HeadProps) {
  return (
    <header>
      <Breadcrumb trail={trail} tile={tile} here={{ name: title, path }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {icon}
        {icon && " "}
        <TitleText>{title}</TitleText>
      </h1>
      {lead && (
        <p className="mt-1.5 max-w-2xl text-[.95rem] leading-snug text-muted sm:mt-3 sm:text-base">{lead}</p>
      )}
    </header>
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
