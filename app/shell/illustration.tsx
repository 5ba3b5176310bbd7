import illustrations from "~illustrations";
import type { ReactNode } from "react";
import type { AudienceTone, CategoryTone } from "./tone";

export const isDrawn = (name: string) => Object.hasOwn(illustrations, name);

export const orBasket = (name: string) => (isDrawn(name) ? name : "profil-tous-publics");

export function Illustration({ of: name, className = "" }: { of: string; className?: string }) {
  const { light, dark } = illustrations[name] ?? {};
  return (
    <picture>
      <source media="(prefers-color-scheme:dark)" srcSet={dark} />
      <img src={light} alt="" loading="lazy" className={`illustration ${className}`} />
    </picture>
  );
}

export const tints: Record<CategoryTone | AudienceTone | "myth", string> = {
  primary: "bg-primary-tint",
  secondary: "bg-secondary-tint",
  accent: "bg-accent-tint",
  myth: "bg-myth-tint",
  blue: "bg-primary-tint",
  orange: "bg-accent-tint",
  rose: "bg-rose-tint",
  green: "bg-secondary-tint",
};

export type IllustrationPanelProps = {
  of: string;
  tint: keyof typeof tints;
  className?: string;
  children?: ReactNode;
};

export function IllustrationPanel({ of: name, tint, className = "", children }: IllustrationPanelProps) {
  return (
    <div className={`flex flex-col items-center justify-end px-2 pt-3 ${tints[tint]} ${className}`}>
      {children}
      <Illustration of={name} className="max-w-44" />
    </div>
  );
}

export type Tile = { tint: keyof typeof tints; of: string };

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
