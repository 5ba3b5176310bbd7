import type { ReactNode } from "react";
import { Illustration, pageTile, type Tile, tints } from "~/shell/illustration";
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
    <header>
      <Breadcrumb trail={trail} tile={tile} here={{ name: title, path }} />
      <PageTitle {...{ title, lead }} />
    </header>
  );
}

function PageTitle({ title, lead }: Pick<HeadProps, "title" | "lead">) {
  return (
    <>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        <TitleText>{title}</TitleText>
      </h1>
      {lead && (
        <p className="mt-1.5 max-w-2xl text-sm leading-snug text-muted sm:mt-near sm:text-base">{lead}</p>
      )}
    </>
  );
}

/** The head of a theme or a profile: its card of the home page, across the page. */
export function PageBanner({ title, path, trail, tile, lead }: HeadProps & { tile: Tile }) {
  return (
    <header>
      <Breadcrumb trail={trail} here={{ name: title, path }} />
      <div className={`flex gap-x-3 overflow-hidden rounded-panel px-4 sm:px-8 ${tints[tile.tint]}`}>
        <div className="min-w-0 flex-1 self-center py-4 sm:py-8">
          <PageTitle {...{ title, lead }} />
        </div>
        <Illustration
          of={tile.of}
          className="max-w-22 self-end max-[18rem]:hidden sm:max-w-48 lg:max-w-60 print:hidden"
        />
      </div>
    </header>
  );
}

export function Page({ side, children, ...head }: HeadProps & { side?: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap page ${side ? "columns" : ""}`}>
      <div className="min-w-0">
        <PageHead {...head} />
        {children}
      </div>
      {side}
    </div>
  );
}
