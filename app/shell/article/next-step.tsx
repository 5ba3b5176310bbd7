import { Link } from "@remix-run/react";
import { ArrowRight } from "~/shell/icon/icons";
import { TitleText } from "~/shell/title-text";

/** A link to the next page to read, at the end of an article. */
export function NextStep({ title, path }: { title: string; path: string }) {
  return (
    <nav
      aria-labelledby="a-lire-ensuite"
      className="relative mt-8 max-w-3xl rounded-card bg-secondary-tint p-6 print:hidden"
    >
      <h2 id="a-lire-ensuite" className="font-sans text-sm font-semibold tracking-normal text-secondary">
        À lire ensuite
      </h2>
      <Link
        to={path}
        rel="next"
        className="mt-1 flex items-center justify-between gap-4 font-display text-xl leading-snug font-bold after:absolute after:inset-0 hover:underline"
      >
        <span>
          <TitleText>{title}</TitleText>
        </span>
        <ArrowRight aria-hidden className="size-6 shrink-0 text-secondary" />
      </Link>
    </nav>
  );
}
