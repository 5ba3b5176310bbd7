import { Link } from "@remix-run/react";
import { TitleText } from "~/shell/title-text";
import type { NextLink } from "./read-next-links";

export function ReadNext({ links, className = "" }: { links: NextLink[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="a-lire-ensuite" className={`print:hidden ${className}`}>
      <h2 id="a-lire-ensuite" className="text-xl">
        À lire ensuite
      </h2>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {links.map(({ title, path, kind }, index) => (
          <li key={path} className="relative flex flex-wrap items-center gap-x-4">
            <Link
              to={path}
              className={`flex min-h-12 flex-[1_1_10rem] items-center py-2 leading-snug after:absolute after:inset-0 hover:underline ${index === 0 ? "font-semibold" : ""}`}
            >
              <span>
                <TitleText>{title}</TitleText>
              </span>
            </Link>
            <span className="text-sm text-muted">{kind}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
