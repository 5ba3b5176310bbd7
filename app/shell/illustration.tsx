import illustrations from "~illustrations";
import type { ReactNode } from "react";
import type { Tone } from "./tone";

export const isDrawn = (name: string) => Object.hasOwn(illustrations, name);

export const orBasket = (name: string) => (isDrawn(name) ? name : "profil-tous-publics");

type Props = { of: string; className?: string; loading?: "lazy" | "eager" };

export function Illustration({ of: name, className = "", loading = "lazy" }: Props) {
  const { light, dark } = illustrations[name] ?? {};
  return (
    <picture>
      <source media="(prefers-color-scheme:dark)" srcSet={dark} />
      <img src={light} alt="" loading={loading} className={`illustration ${className}`} />
    </picture>
  );
}

export const tints: Record<Tone, string> = {
  primary: "bg-primary-tint",
  secondary: "bg-secondary-tint",
  accent: "bg-sand-tint",
  myth: "bg-myth-tint",
};

export type Tile = { tint: Tone; of: string };

/** The drawing of a page and of the pages below it, by the first part of their path: `page-contact` for `/contact/merci`. */
export function pageTile(path: string) {
  const name = `page-${path.split("/")[1]}`;
  return { of: isDrawn(name) ? name : "page-document", tint: "secondary" as const };
}

export function IllustrationTile({ tint, of }: Tile) {
  return (
    <span
      className={`flex aspect-[4/3] w-14.5 shrink-0 rounded-xl px-1.5 py-1 lg:w-19 print:hidden ${tints[tint]}`}
    >
      <Illustration of={of} />
    </span>
  );
}

type DrawnCardProps = {
  tile: Tile;
  title: string;
  category: string | undefined;
  description: string;
  facts?: string;
  fact: string;
  /** The link that covers the card. */
  link: ReactNode;
  tool?: ReactNode;
  badge?: ReactNode;
};

/** A quiz or a guide in a list: a row on a phone, a card on a wide screen. The one with a badge is large. */
export function DrawnCard({ tile, badge, tool, link, ...texts }: DrawnCardProps) {
  const { title, category, description, facts, fact } = texts;
  return (
    <article
      className={`relative flex h-full rounded-card border border-line bg-card shadow-card hover:border-field ${badge ? "max-md:flex-col" : "md:flex-col"}`}
    >
      <div
        className={`grid shrink-0 place-items-center @max-[17rem]:hidden print:hidden ${tints[tile.tint]} ${badge ? "rounded-card p-4 max-md:rounded-b-none md:w-1/3 md:rounded-r-none" : "mt-2 ml-2 w-14.5 self-start rounded-xl px-1.5 py-1 md:m-0 md:w-full md:rounded-t-card md:rounded-b-none md:py-2.5"}`}
      >
        <Illustration
          of={tile.of}
          className={badge ? "max-w-44 md:max-w-56" : "md:max-w-32"}
          loading={badge ? "eager" : "lazy"}
        />
      </div>
      <div
        className={`flex min-w-0 grow flex-col gap-0.5 md:px-5 md:py-3.5 ${badge ? "px-5 py-4" : "px-2.5 py-2"}`}
      >
        {badge && <p className="mb-1.5">{badge}</p>}
        <div className="flex flex-wrap items-start gap-x-2">
          <h3
            className={`flex-[1_1_9rem] leading-tight ${badge ? "text-xl md:text-2xl" : "text-[1.06rem] md:text-xl"}`}
          >
            {title}
          </h3>
          {tool}
        </div>
        {category && <p className="text-sm leading-snug text-muted">{category}</p>}
        <p className={`mt-1 mb-2 text-[.95rem] leading-normal ${badge ? "" : "max-md:hidden"}`}>
          {description}
        </p>
        <div
          className={`mt-auto flex flex-wrap items-end justify-between gap-x-1 leading-snug ${badge ? "gap-y-3" : "gap-y-0.5"}`}
        >
          <p className={`text-sm text-muted tabular-nums ${badge ? "" : "contents"}`}>
            {facts && <span className="block basis-full">{facts}</span>}
            {fact}
          </p>
          {link}
        </div>
      </div>
    </article>
  );
}
