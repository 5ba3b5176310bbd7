import type { ReactNode } from "react";
import { type SourcedFacts, SourceFacts } from "~/shell/article/source-list";
import { pageTile, type Tile } from "~/shell/illustration";
import { TitleText } from "~/shell/title-text";
import { Breadcrumb, type Crumb } from "./breadcrumb";

type HeadProps = {
  title: string;
  path: string;
  trail?: Crumb[];
  tile?: Tile | undefined;
  lead?: ReactNode;
  facts?: SourcedFacts | undefined;
};

export function PageHead({ title, path, trail, tile = pageTile(path), lead, facts }: HeadProps) {
  return (
    <header>
      <Breadcrumb trail={trail} tile={tile} here={{ name: title, path }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        <TitleText>{title}</TitleText>
      </h1>
      {(lead || facts) && (
        <div className="mt-1.5 max-w-2xl text-sm leading-snug text-muted sm:mt-near sm:text-base">
          {lead && <p>{lead}</p>}
          {facts && <SourceFacts {...facts} />}
        </div>
      )}
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
